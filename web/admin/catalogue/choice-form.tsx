import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { RecordScreen } from '../content/record-screen.tsx'
import { choiceScreens } from '../content/screens/catalogue-screens.ts'
import type { Layout } from '../forms/form-layout.ts'
import { ChoicePreview } from './choice-preview.tsx'

/** The kind stays as it was chosen. */
const storedLayout: Layout = {
  ...choiceScreens.layout,
  hints: {
    ...choiceScreens.layout.hints,
    kind: { ...choiceScreens.layout.hints.kind, aside: undefined, isFixed: true },
  },
}
/** Most choices are of a fabric or a finish. */
const preset = { kind: 'swatch' }

export default function ChoiceForm() {
  const t = useTranslations('catalogue.choices.form')
  const { hash } = useLocation()
  return (
    <RecordScreen
      screens={choiceScreens}
      describeSaved={(name) => t('saved', { name })}
      hasAnother
      preset={preset}
      beside={({ form }) => <ChoicePreview control={form.control} />}
      page={(record) =>
        record === null ? { focus: hash === '' ? 'name' : undefined } : { layout: storedLayout }
      }
    />
  )
}
