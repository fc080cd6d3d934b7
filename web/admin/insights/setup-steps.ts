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
import { contactScreens } from '../content/screens/contact-screens.ts'
import { fieldHash } from '../content/screens/field-url.ts'
import { mayOpen } from '../content/screens/permissions.ts'

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
  /** Set if the step asks for the number itself. */
  number?: NumberStep
  done: boolean
}

export interface NumberStep {
  /** Contact record as it is stored. */
  stored: RecordResponse<typeof contact>
  onSaved: (saved: RecordResponse<typeof contact>) => void
}

const contactForm = `${contactScreens.address}/edit`

/** Steps that prepare a shop for visitors, in the best order. */
export function useFirstSteps(counts: Counts | undefined): Step[] | null {
  const shop = useData(contentEndpoints(settings).read, {})
  const reach = useData(contentEndpoints(contact).read, {})
  const story = useData(contentEndpoints(about).read, {})
  const slides = useData(contentEndpoints(carousel).list, {})
  const { admin } = useAdmin()
  if (!counts || !shop.data || !reach.data || !story.data || !slides.data) return null
  const { contactUsData } = reach.data
  const steps: Step[] = [
    {
      words: 'Add your WhatsApp number',
      why: 'Visitors see a WhatsApp button on every page; a tap opens a chat with you.',
      to: contactForm + fieldHash('watsappNumber'),
      action: 'Go to Contact',
      short: 'Number',
      number: {
        stored: contactUsData,
        onSaved: (saved) => reach.update((last) => ({ ...last, contactUsData: saved })),
      },
      done: contactUsData.watsappNumber !== '',
    },
    {
      words: 'Give your shop its name and logo',
      why: 'Visitors see them at the top of every page and in the tab of their browser.',
      to: '/admin/settings',
      action: 'Go to Settings',
      short: 'Settings',
      done: shop.data.settingsData.brandName !== '',
    },
    {
      words: 'Add your first category',
      why: 'Visitors see it as a photo with a name, for example “Indoor Swings”.',
      to: '/admin/manage-store/categories/add',
      action: 'Add New Category',
      short: 'Categories',
      done: counts.totalCategories > 0,
    },
    {
      words: 'Add your first product',
      why: 'Visitors see its photos and ask for it. Until then your home page says “Opening soon”.',
      to: '/admin/manage-store/products/add',
      action: 'Add New Products',
      shortcut: { action: 'From photos', to: photographsPath },
      short: 'Products',
      done: counts.totalCategoryItems > 0,
    },
    {
      words: 'Add a photo to the Home Carousal',
      why: 'Visitors see it large at the top of your home page.',
      to: '/admin/home-carosal',
      action: 'Go to Home Carousal',
      short: 'Home Carousal',
      done: slides.data.homeCarousal.length > 0,
    },
    {
      words: 'Complete your contact page',
      why: 'Visitors see your address on a map, your phone number and your email.',
      to: contactForm,
      action: 'Go to Contact',
      short: 'Contact',
      done: contactUsData.address !== '',
    },
    {
      words: 'Tell your story on About Us',
      why: 'Visitors read who you are and since when, beside one good photo.',
      to: '/admin/aboutus/edit',
      action: 'Go to About Us',
      short: 'About Us',
      done: story.data.aboutUs.title !== '',
    },
    {
      words: 'Invite a second administrator',
      why: 'Visitors see nothing of it. You are never locked out.',
      to: '/admin/users',
      action: 'Go to Administrators',
      short: 'Administrators',
      done: counts.users > 1,
    },
  ]
  return steps.filter(({ to }) => mayOpen(to, admin?.role))
}
