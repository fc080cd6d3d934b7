import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { contentScreens } from './content/screens/all-screens.ts'

/** The screens that are files of their own. A screen stands here as soon as it exists, and only then. */
const ownScreens: RouteConfigEntry[] = [
  index('admin/dashboard/dashboard.tsx'),
  route('manage-store/categories', 'admin/store/categories.tsx'),
  route('manage-store/categories/add', 'admin/store/category-form.tsx', {
    id: 'admin-category-add',
  }),
  route('manage-store/categories/:id', 'admin/store/category-form.tsx', {
    id: 'admin-category-edit',
  }),
  route('manage-store/products', 'admin/store/products.tsx'),
  route('manage-store/products/import', 'admin/store/csv/import.tsx'),
  route('manage-store/products/photographs', 'admin/store/photos/photographs.tsx'),
  route('manage-store/products/sheet', 'admin/store/sheet/sheet.tsx'),
  route('manage-store/products/add', 'admin/store/product-form.tsx', { id: 'admin-product-add' }),
  route('manage-store/products/:id', 'admin/store/product-form.tsx', { id: 'admin-product-edit' }),
  route('manage-store/products/view/:id', 'admin/store/product-view.tsx'),
  route('manage-store/unique', 'admin/store/unique.tsx'),
  route('home-carosal', 'admin/pages/carousel.tsx'),
  route('aboutus', 'admin/pages/about.tsx'),
  route('aboutus/edit', 'admin/pages/about-form.tsx'),
  route('story-perpose', 'admin/pages/stories.tsx'),
  route('story-perpose/add', 'admin/pages/story-form.tsx', { id: 'admin-story-add' }),
  route('story-perpose/:id', 'admin/pages/story-form.tsx', { id: 'admin-story-edit' }),
  route('about-gallery', 'admin/pages/gallery.tsx'),
  route('happy-customer', 'admin/pages/happy-customer.tsx'),
  route('media-manager', 'admin/pages/media-manager.tsx'),
  route('contact', 'admin/pages/contact.tsx'),
  route('contact/edit', 'admin/pages/contact-form.tsx'),
  route('page-texts', 'admin/pages/page-texts.tsx'),
  route('chat-messages', 'admin/chat/chat-messages.tsx'),
  route('opening-hours', 'admin/chat/opening-hours.tsx'),
  route('settings', 'admin/pages/settings.tsx'),
  route('users', 'admin/people/administrators.tsx'),
  route('feeds', 'admin/feeds/feeds.tsx'),
  route('backups', 'admin/backups/backups.tsx'),
  route('account', 'admin/people/account.tsx'),
  route('orders', 'admin/enquiries/enquiries.tsx'),
  route('reviews', 'admin/reviews/reviews.tsx'),
  route('activity', 'admin/log/activity.tsx'),
  route('trash', 'admin/log/trash.tsx'),
]

/** Those of the other content types follow from their descriptions. */
const standardScreens = contentScreens
  .map(({ type, address }) => ({
    id: `admin-${type.table}`,
    path: address.slice('/admin/'.length),
  }))
  .filter(({ path }) => !ownScreens.some((own) => own.path === path))
  .map(({ id, path }) => route(path, 'admin/content/standard-screen.tsx', { id }))

/** Every address of the back office. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/office.tsx', [
    route('login', 'admin/entrance/login.tsx'),
    route('setup/:token', 'admin/entrance/setup.tsx'),
    route('invitations/:token', 'admin/entrance/invitation.tsx'),
    layout('admin/frame/shell.tsx', [
      ...ownScreens,
      ...standardScreens,
      route('*', 'admin/frame/missing.tsx'),
    ]),
  ]),
]
