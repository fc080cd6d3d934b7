import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { choice } from '../../../../domain/content/choice.ts'
import { RecordLoader } from '../../content/record-loader.tsx'
import { RecordPage } from '../../content/record-page.tsx'
import { choiceScreens } from '../../content/screens/catalogue-screens.ts'
import type { Layout } from '../../forms/form-layout.ts'
import { nameIn } from '../../forms/form-values.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { showDone } from '../../ui/toast.tsx'
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
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const navigate = useNavigate()
  const { hash } = useLocation()
  /** Number of choices added before the one in the form. */
  const [next, setNext] = useState(0)
  const parent = { label: declared(choiceScreens.label), to: choiceScreens.address }
  return (
    <RecordLoader type={choice} id={id} parent={parent}>
      {(record, reload) => (
        <RecordPage
          key={next}
          type={choice}
          record={record}
          preset={preset}
          layout={record === null ? choiceScreens.layout : storedLayout}
          title={declared(record === null ? 'types.choice.add' : 'types.choice.edit')}
          parent={parent}
          onRestored={reload}
          another={record === null}
          focus={record === null && hash === '' ? 'name' : undefined}
          beside={({ form }) => <ChoicePreview control={form.control} />}
          onSaved={(saved, { another }) => {
            showDone(t('saved', { name: nameIn(choice, saved) }))
            if (another) setNext(next + 1)
            else navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}
