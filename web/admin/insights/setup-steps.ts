import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Counts } from '../../../domain/api/dashboard.ts'
import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { contact } from '../../../domain/content/contact.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { mayOpen } from '../content/screens/permissions.ts'

export interface Step {
  words: string
  why: string
  to: string
  /** Labels of the button and of the short list. */
  action: string
  short: string
  /** Quicker way for shops with many products. */
  shortcut?: { action: string; to: string }
  done: boolean
}

/** Steps that prepare a shop for visitors, in the best order. */
export function useFirstSteps(counts: Counts | undefined): Step[] | null {
  const shop = useData(contentEndpoints(settings).read, {})
  const reach = useData(contentEndpoints(contact).read, {})
  const story = useData(contentEndpoints(about).read, {})
  const slides = useData(contentEndpoints(carousel).list, {})
  const { admin } = useAdmin()
  if (!counts || !shop.data || !reach.data || !story.data || !slides.data) return null
  const { mobileNumber, watsappNumber } = reach.data.contactUsData
  const steps: Step[] = [
    {
      words: 'Give your shop its name',
      why: 'Your brand name, and a logo if you have one. They appear on every page.',
      to: '/admin/settings',
      action: 'Go to Settings',
      short: 'Settings',
      done: shop.data.settingsData.brandName !== '',
    },
    {
      words: 'Add your phone, WhatsApp number and address',
      why: 'So visitors can order by chat and find you. About 2 minutes.',
      to: '/admin/contact/edit',
      action: 'Go to Contact',
      short: 'Contact',
      done: mobileNumber !== '' && watsappNumber !== '',
    },
    {
      words: 'Add your first category',
      why: 'A name and one photo, for example “Indoor Swings”.',
      to: '/admin/manage-store/categories/add',
      action: 'Add New Category',
      short: 'Categories',
      done: counts.totalCategories > 0,
    },
    {
      words: 'Add your first product',
      why: 'Photos and a name are enough to start. Or choose many photos at once: each becomes a product.',
      to: '/admin/manage-store/products/add',
      action: 'Add New Products',
      shortcut: { action: 'From photos', to: photographsPath },
      short: 'Products',
      done: counts.totalCategoryItems > 0,
    },
    {
      words: 'Add a photo to the Home Carousal',
      why: 'The large photo at the top of your site. The carousel is hidden until you add one.',
      to: '/admin/home-carosal',
      action: 'Go to Home Carousal',
      short: 'Home Carousal',
      done: slides.data.homeCarousal.length > 0,
    },
    {
      words: 'Tell your story on About Us',
      why: 'Who you are, since when, and one good photo.',
      to: '/admin/aboutus/edit',
      action: 'Go to About Us',
      short: 'About Us',
      done: story.data.aboutUs.title !== '',
    },
    {
      words: 'Invite a second administrator',
      why: 'So you are never locked out.',
      to: '/admin/users',
      action: 'Go to Administrators',
      short: 'Administrators',
      done: counts.users > 1,
    },
  ]
  return steps.filter(({ to }) => mayOpen(to, admin?.role))
}
