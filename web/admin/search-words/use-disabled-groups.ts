import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../app/use-data.ts'
import { useSettingsChange } from '../app/use-settings-change.ts'
import { attempt } from '../ui/attempt.ts'
import { useUndo } from '../ui/use-undo.ts'

interface SwitchedGroup {
  id: string
  title: string
}

const { read } = contentEndpoints(settings)

/** Built-in groups that are turned off. A change shows at once; saves follow one another. */
export function useDisabledGroups() {
  const t = useTranslations('searchWords.useDisabledGroups')
  const { data, error, refetch } = useData(read, {})
  const changeSettings = useSettingsChange()
  const offerUndo = useUndo()
  /** Switches that are not saved yet: id to whether the group is off. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const saves = useRef(Promise.resolve())

  const disabled = new Set(data?.settingsData.disabledVocabularyGroups)
  for (const [id, isOff] of pending) {
    if (isOff) disabled.add(id)
    else disabled.delete(id)
  }

  async function save(id: string, isOff: boolean): Promise<undefined> {
    try {
      await changeSettings(({ disabledVocabularyGroups: before }) => {
        const others = before.filter((other) => other !== id)
        return { disabledVocabularyGroups: isOff ? [...others, id] : others }
      })
    } finally {
      await refetch()
      setPending((before) => new Map([...before].filter(([other]) => other !== id)))
    }
  }

  function enqueue(id: string, isOff: boolean): Promise<undefined> {
    setPending((before) => new Map([...before, [id, isOff]]))
    const saving = saves.current.then(() => save(id, isOff))
    saves.current = saving.catch(() => {})
    return saving
  }

  const turn = ({ id, title }: SwitchedGroup, isOff: boolean) =>
    attempt(async () => {
      await enqueue(id, isOff)
      offerUndo({
        done: t(isOff ? 'off' : 'on', { title }),
        undo: () => enqueue(id, !isOff),
        restored: t(isOff ? 'on' : 'off', { title }),
      })
    })

  return { disabled, isLoaded: data !== undefined, error, refetch, turn }
}
