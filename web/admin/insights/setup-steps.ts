import { useTranslations } from 'use-intl'
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
  const steps: Step[] = [
    {
      words: t('number.words'),
      why: t('number.why'),
      to: contactForm + fieldHash('watsappNumber'),
      action: t('number.action'),
      short: t('number.short'),
      contact: contactUsData,
      done: contactUsData.watsappNumber !== '',
    },
    {
      words: t('brand.words'),
      why: t('brand.why'),
      to: '/admin/settings',
      action: t('brand.action'),
      short: t('brand.short'),
      done: shop.data.settingsData.brandName !== '',
    },
    {
      words: t('category.words'),
      why: t('category.why'),
      to: '/admin/manage-store/categories/add',
      action: t('category.action'),
      short: t('category.short'),
      done: counts.totalCategories > 0,
    },
    {
      words: t('product.words'),
      why: t('product.why'),
      to: '/admin/manage-store/products/add',
      action: t('product.action'),
      shortcut: { action: t('product.shortcut'), to: photographsPath },
      short: t('product.short'),
      done: counts.totalCategoryItems > 0,
    },
    {
      words: t('carousel.words'),
      why: t('carousel.why'),
      to: '/admin/home-carosal',
      action: t('carousel.action'),
      short: t('carousel.short'),
      done: slides.data.homeCarousal.length > 0,
    },
    {
      words: t('contact.words'),
      why: t('contact.why'),
      to: contactForm,
      action: t('contact.action'),
      short: t('contact.short'),
      done: contactUsData.address !== '',
    },
    {
      words: t('about.words'),
      why: t('about.why'),
      to: '/admin/aboutus/edit',
      action: t('about.action'),
      short: t('about.short'),
      done: story.data.aboutUs.title !== '',
    },
    {
      words: t('administrator.words'),
      why: t('administrator.why'),
      to: '/admin/users',
      action: t('administrator.action'),
      short: t('administrator.short'),
      done: counts.users > 1,
    },
  ]
  return steps.filter(({ to }) => mayOpen(to, admin?.role))
}
