import { Button } from '@mantine/core'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { attempt } from './toast.tsx'

/** Downloads CSV with a byte order mark, by which spreadsheets recognise UTF-8. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

interface CsvButtonProps {
  label: string
  /** Beginning of the file's name. */
  name: string
  load: () => Promise<string>
}

/** Downloads a table that is loaded on demand. */
export function CsvButton({ label, name, load }: CsvButtonProps) {
  const [working, setWorking] = useState(false)
  const download = async () => {
    setWorking(true)
    await attempt(async () => saveCsv(name, await load()))
    setWorking(false)
  }
  return (
    <Button leftSection={<Icon name="download" size={16} />} loading={working} onClick={download}>
      {label}
    </Button>
  )
}
