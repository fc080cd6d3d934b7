import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { contentScreens } from './content/screens/screens.ts'

/** Screens with route modules of their own. */
const ownScreens: RouteConfigEntry[] = [
  index('admin/insights/dashboard.tsx'),
  route('manage-store/categories', 'admin/catalogue/categories.tsx'),
  route('manage-store/categories/add', 'admin/catalogue/category-form.tsx', {
    id: 'admin-category-add',
  }),
  route('manage-store/categories/:id', 'admin/catalogue/category-form.tsx', {
    id: 'admin-category-edit',
  }),
  route('manage-store/choices', 'admin/catalogue/choices.tsx'),
  route('manage-store/choices/add', 'admin/catalogue/choice-form.tsx', {
    id: 'admin-choice-add',
  }),
  route('manage-store/choices/:id', 'admin/catalogue/choice-form.tsx', {
    id: 'admin-choice-edit',
  }),
  route('manage-store/products', 'admin/catalogue/product-list/products.tsx'),
  route('manage-store/products/import', 'admin/catalogue/csv/import.tsx'),
  route('manage-store/products/photographs', 'admin/catalogue/photo-import/photographs.tsx'),
  route('manage-store/products/sheet', 'admin/catalogue/print/print-sheet.tsx'),
  route('manage-store/products/add', 'admin/catalogue/product-form.tsx', {
    id: 'admin-product-add',
  }),
  route('manage-store/products/:id', 'admin/catalogue/product-form.tsx', {
    id: 'admin-product-edit',
  }),
  route('manage-store/products/view/:id', 'admin/catalogue/product-view.tsx'),
  route('manage-store/unique', 'admin/catalogue/unique-products.tsx'),
  route('manage-store/rooms', 'admin/catalogue/rooms.tsx'),
  route('manage-store/rooms/add', 'admin/catalogue/room-form.tsx', {
    id: 'admin-room-add',
  }),
  route('manage-store/rooms/:id', 'admin/catalogue/room-form.tsx', {
    id: 'admin-room-edit',
  }),
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
  route('edit-site', 'admin/edit-site/edit-site.tsx'),
  route('page-texts', 'admin/pages/page-texts.tsx'),
  route('translations', 'admin/pages/translations.tsx'),
  route('chat-messages', 'admin/pages/chat-messages.tsx'),
  route('opening-hours', 'admin/pages/opening-hours.tsx'),
  route('settings/search-words', 'admin/shop/search-words.tsx'),
  route('users', 'admin/accounts/administrators.tsx'),
  route('pictures', 'admin/pictures/library-layout.tsx', [
    index('admin/pictures/pictures.tsx', { id: 'admin-pictures' }),
    route('describe', 'admin/pictures/describe.tsx'),
    route(':id', 'admin/pictures/picture-screen.tsx'),
  ]),
  route('redirects', 'admin/redirects/redirects.tsx'),
  route('feeds', 'admin/shop/feeds.tsx'),
  route('backups', 'admin/shop/backups.tsx'),
  route('account', 'admin/accounts/account.tsx'),
  route('orders', 'admin/enquiries/enquiries.tsx'),
  route('quotations', 'admin/quotations/quotations.tsx'),
  route('quotations/add', 'admin/quotations/quotation-form.tsx', { id: 'admin-quotation-add' }),
  route('quotations/:id', 'admin/quotations/quotation-form.tsx', { id: 'admin-quotation-edit' }),
  route('reviews', 'admin/catalogue/reviews.tsx'),
  route('activity', 'admin/shop/activity.tsx'),
  route('trash', 'admin/shop/trash.tsx'),
]

/** Standard screens of the other content types, from their declarations. */
const standardScreens = contentScreens
  .map(({ type, address }) => ({
    id: `admin-${type.table}`,
    path: address.slice('/admin/'.length),
  }))
  .filter(({ path }) => !ownScreens.some((own) => own.path === path))
  .map(({ id, path }) => route(path, 'admin/content/standard-screen.tsx', { id }))

/** Every path of the admin. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/layout/admin-app.tsx', [
    route('login', 'admin/accounts/login.tsx'),
    route('setup/:token', 'admin/accounts/setup.tsx'),
    route('invitations/:token', 'admin/accounts/invitation.tsx'),
    layout('admin/layout/app-shell.tsx', [
      ...ownScreens,
      ...standardScreens,
      route('*', 'admin/layout/not-found.tsx'),
    ]),
  ]),
]
