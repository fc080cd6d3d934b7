import { Alert, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { contentCalls } from '../../../domain/api/content.ts'
import { productCalls } from '../../../domain/api/products.ts'
import type { Named } from '../../../domain/api/record.ts'
import { category } from '../../../domain/content/category.ts'
import { readError, useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Modal } from '../parts/modal.tsx'
import { showDone } from '../toast.tsx'

interface RefusedCategoryProps {
  category: Named
  /** The server's words. */
  message: string
  onClose: () => void
}

/** A category with products cannot go; its products can move. */
export function RefusedCategory({ category: doomed, message, onClose }: RefusedCategoryProps) {
  const api = useApi()
  const products = useData(productCalls.list, {}, { category: doomed._id, limit: 0 })
  const categories = useData(contentCalls(category).list, {})
  const others = (categories.data?.categoryData ?? []).filter(({ _id }) => _id !== doomed._id)
  const [target, setTarget] = useState('')
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  const inside = products.data?.categoryItemData ?? []
  const count = inside.length === 1 ? '1 product' : `${inside.length} products`
  const to = target || (others[0]?._id ?? '')

  const moveAll = async () => {
    setWorking(true)
    try {
      const ids = inside.map(({ _id }) => _id)
      await api.call(productCalls.changeMany, {}, { ids, change: { createdBy: to } })
      const name = others.find(({ _id }) => _id === to)?.name ?? ''
      showDone(`${count} moved to ${name}.`)
      onClose()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      await products.reload()
    } finally {
      setWorking(false)
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`“${doomed.name}” still has products`}
      withCloseButton={false}
    >
      <div className={dialog.body}>
        <p>
          {inside.length === 0
            ? message
            : `A category with products cannot be deleted. Move its ${count} first, then delete it.`}
        </p>
        {others.length > 0 && inside.length > 0 && (
          <NativeSelect
            label="Move them to"
            value={to}
            onChange={(event) => setTarget(event.currentTarget.value)}
            data={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        )}
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          Cancel
        </Button>
        {others.length > 0 && inside.length > 0 && (
          <Button variant="filled" loading={working} onClick={moveAll}>
            Move {count}
          </Button>
        )}
      </DialogFooter>
    </Modal>
  )
}
