import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../app/use-data.ts'
import { useSettingsSwitch } from '../content/use-settings-change.ts'

interface SwitchedGroup {
  id: string
  title: string
}

const { read } = contentEndpoints(settings)

/** Built-in groups that are turned off. A change shows at once; saves follow one another. */
export function useDisabledGroups() {
  const t = useTranslations('searchWords.useDisabledGroups')
  const { data, error, refetch } = useData(read, {})
  const switchGroup = useSettingsSwitch('disabledVocabularyGroups')
  /** Switches that are not saved yet: id to whether the group is off. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const saves = useRef(Promise.resolve())

  const disabled = new Set(data?.settingsData.disabledVocabularyGroups)
  for (const [id, isOff] of pending) {
    if (isOff) disabled.add(id)
    else disabled.delete(id)
  }

  async function save({ id, title }: SwitchedGroup, isOff: boolean): Promise<void> {
    await switchGroup(id, isOff, (isDisabled) => t(isDisabled ? 'off' : 'on', { title }))
    await refetch()
    setPending((before) => new Map([...before].filter(([other]) => other !== id)))
  }

  function turn(group: SwitchedGroup, isOff: boolean): void {
    setPending((before) => new Map([...before, [group.id, isOff]]))
    saves.current = saves.current.then(() => save(group, isOff))
  }

  return { disabled, isLoaded: data !== undefined, error, refetch, turn }
}
