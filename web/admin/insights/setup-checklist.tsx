import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { type Messages, useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Counts } from '../../../domain/api/dashboard.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { contact } from '../../../domain/content/contact.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useAdmin, useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError, useData } from '../app/use-data.ts'
import { importPath, useImports } from '../catalogue/csv/use-imports.ts'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { contactScreens } from '../content/screens/page-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { mayOpen } from '../content/screens/screens.ts'
import { normalisePhone } from '../forms/contact-normalisation.ts'
import { useDeclaredTexts, useMessageWriter } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { showDone } from '../ui/toast.tsx'
import boxes from './dashboard.module.css'
import { Box } from './dashboard-box.tsx'
import styles from './setup-checklist.module.css'

interface Step {
  words: string
  /** Effect of the step that visitors will see. */
  why: string
  to: string
  /** Labels of the button and of the short list. */
  action: string
  short: string
  /** Quicker way for shops with many products. */
  shortcut?: { action: string; to: string }
  /** Stored contact record, if the step asks for the number itself. */
  contact?: RecordResponse<typeof contact>
  done: boolean
  /** Only for some shops: not counted, and gone once it is done. */
  isOptional?: boolean
}

type StepName = keyof Messages['insights']['setupSteps']

const contactForm = `${contactScreens.address}/edit`

/** Steps that prepare a shop for visitors, in the best order. */
export function useFirstSteps(counts: Counts | undefined): Step[] | null {
  const t = useTranslations('insights.setupSteps')
  const shop = useData(contentEndpoints(settings).read, {})
  const reach = useData(contentEndpoints(contact).read, {})
  const story = useData(contentEndpoints(about).read, {})
  const slides = useData(contentEndpoints(carousel).list, {})
  const { data: moved } = useImports()
  const { admin } = useAdmin()
  if (!counts || !shop.data || !reach.data || !story.data || !slides.data || !moved) return null
  const { contactUsData } = reach.data
  const step = (name: StepName, to: string, done: boolean): Step => ({
    words: t(`${name}.words`),
    why: t(`${name}.why`),
    action: t(`${name}.action`),
    short: t(`${name}.short`),
    to,
    done,
  })
  const steps: Step[] = [
    {
      ...step(
        'number',
        contactForm + fieldHash('whatsappNumber'),
        contactUsData.whatsappNumber !== '',
      ),
      contact: contactUsData,
    },
    step('brand', '/admin/settings', shop.data.settingsData.brandName !== ''),
    { ...step('moving', importPath, moved.imports.length > 0), isOptional: true },
    step('category', '/admin/manage-store/categories/add', counts.totalCategories > 0),
    {
      ...step('product', '/admin/manage-store/products/add', counts.totalCategoryItems > 0),
      shortcut: { action: t('product.shortcut'), to: photographsPath },
    },
    step('carousel', '/admin/home-carosal', slides.data.homeCarousel.length > 0),
    step('contact', contactForm, contactUsData.address !== ''),
    step('about', '/admin/aboutus/edit', story.data.aboutUs.title !== ''),
    step('administrator', '/admin/users', counts.users > 1),
  ]
  return steps.filter(
    ({ to, done, isOptional }) => mayOpen(to, admin?.role) && !(done && isOptional),
  )
}

/** Setup steps above the dashboard of an empty shop, with reasons and links. */
export function Welcome({ steps }: { steps: Step[] }) {
  const t = useTranslations('insights.setupChecklist')
  const { admin } = useAdmin()
  const [first = ''] = (admin?.name ?? '').split(' ')
  const next = steps.findIndex(isLeft)
  return (
    <Box
      id="welcome"
      title={first === '' ? t('welcome') : t('welcomeByName', { name: first })}
      className={boxes.title}
      aside={<Counted steps={steps} />}
      low
    >
      <ul className={`divided ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.to} data-done={step.done ? '' : undefined}>
            <Mark done={step.done} />
            <span className={styles.words}>
              <b>{step.words}</b>
              {step.done ? (
                <VisuallyHidden> {t('done')}</VisuallyHidden>
              ) : (
                <small className="fine-print">{step.why}</small>
              )}
            </span>
            {!step.done && <Way step={step} isNext={index === next} />}
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Buttons of a step, or its field. */
function Way({ step, isNext }: { step: Step; isNext: boolean }) {
  if (step.contact !== undefined) return <FirstNumber stored={step.contact} />
  return (
    <>
      <Button
        component={Link}
        to={step.to}
        variant={isNext ? 'filled' : 'default'}
        className={styles.go}
      >
        {step.action}
      </Button>
      {step.shortcut && (
        <Button component={Link} to={step.shortcut.to} variant="default" className={styles.go}>
          {step.shortcut.action}
        </Button>
      )}
    </>
  )
}

interface ChecklistProps {
  steps: Step[]
  onHide: () => void
}

/** Small card afterwards, until all steps are done or it is hidden. */
export function Checklist({ steps, onHide }: ChecklistProps) {
  const t = useTranslations('insights.setupChecklist')
  const { done, total } = countSteps(steps)
  return (
    <Box
      id="ready"
      title={t('title')}
      aside={
        <>
          <Counted steps={steps} />
          <ActionIcon aria-label={t('hide')} onClick={onHide} className={styles.hide}>
            <Icon name="close" size={16} />
          </ActionIcon>
        </>
      }
      low
    >
      <Progress className={styles.bar} max={total} value={done} label={t('progressLabel')} />
      <ul className={`divided ${styles.steps}`} data-small="">
        {steps.map((step) => (
          <li key={step.to} data-done={step.done ? '' : undefined}>
            <Mark done={step.done} />
            <span className={styles.words}>
              {step.words}
              {step.done && <VisuallyHidden> {t('done')}</VisuallyHidden>}
            </span>
            {!step.done && <Link to={step.to}>{step.short}</Link>}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function Counted({ steps }: { steps: Step[] }) {
  const t = useTranslations('insights.setupChecklist')
  return <span className="fine-print">{t('progress', countSteps(steps))}</span>
}

/** True for a step that every shop has and that is not done. */
export function isLeft({ done, isOptional }: Step): boolean {
  return !(done || isOptional)
}

function countSteps(steps: Step[]): { done: number; total: number } {
  const total = steps.filter(({ isOptional }) => !isOptional).length
  return { done: total - steps.filter(isLeft).length, total }
}

function Mark({ done }: { done: boolean }) {
  return <span className="step-mark">{done && <Icon name="check" size={12} />}</span>
}

const { invalid } = contact.fields.whatsappNumber
const { update } = contentEndpoints(contact)

/** Field of the first step: the number with which a shop begins to work. */
function FirstNumber({ stored }: { stored: RecordResponse<typeof contact> }) {
  const t = useTranslations('insights.firstNumber')
  const declared = useDeclaredTexts()
  const write = useMessageWriter()
  const api = useApi()
  const { phoneCountryCode } = useShop()
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState('')
  const [saving, setSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const whatsappNumber = normalisePhone(number, phoneCountryCode)
    if (!/^[0-9]{10}$/.test(whatsappNumber)) return setProblem(write(invalid))
    setSaving(true)
    try {
      // Most shops call and chat with one number.
      const numbers = { whatsappNumber, mobileNumber: stored.mobileNumber || whatsappNumber }
      const options = { version: stored.version }
      await api.call(update, { id: stored._id }, numbers, options)
      showDone(t('saved'))
    } catch (thrown) {
      const { errors, message } = readError(thrown)
      setProblem(errors.whatsappNumber ?? message)
      setSaving(false)
    }
  }
  return (
    <form className={styles.firstNumber} noValidate onSubmit={save}>
      <TextInput
        aria-label={declared('fields.contact.whatsappNumber.label')}
        placeholder="98765 43210"
        type="tel"
        autoComplete="tel-national"
        value={number}
        error={problem || undefined}
        onChange={(event) => {
          setNumber(event.currentTarget.value)
          setProblem('')
        }}
      />
      <Button type="submit" variant="filled" loading={saving}>
        {t('save')}
      </Button>
    </form>
  )
}
