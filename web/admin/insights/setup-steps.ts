import { type Messages, useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Counts } from '../../../domain/api/dashboard.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { contact } from '../../../domain/content/contact.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { contactScreens } from '../content/screens/page-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { mayOpen } from '../content/screens/screens.ts'

export interface Step {
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
  const { admin } = useAdmin()
  if (!counts || !shop.data || !reach.data || !story.data || !slides.data) return null
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
  return steps.filter(({ to }) => mayOpen(to, admin?.role))
}
