import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every address of the back office. A screen stands here as soon as it exists, and only then. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/office.tsx', [
    route('login', 'admin/entrance/login.tsx'),
    route('setup/:token', 'admin/entrance/setup.tsx'),
    route('invitations/:token', 'admin/entrance/invitation.tsx'),
    layout('admin/frame/shell.tsx', [
      index('admin/dashboard/dashboard.tsx'),
      ...prefix('manage-store', [
        route('categories', 'admin/store/categories.tsx'),
        route('categories/add', 'admin/store/category-form.tsx', { id: 'admin-category-add' }),
        route('categories/:id', 'admin/store/category-form.tsx', { id: 'admin-category-edit' }),
        route('products', 'admin/store/products.tsx'),
        route('products/import', 'admin/store/csv/import.tsx'),
        route('products/add', 'admin/store/product-form.tsx', { id: 'admin-product-add' }),
        route('products/:id', 'admin/store/product-form.tsx', { id: 'admin-product-edit' }),
        route('products/view/:id', 'admin/store/product-view.tsx'),
        route('unique', 'admin/store/unique.tsx'),
      ]),
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
      route('slogan', 'admin/pages/slogan.tsx'),
      route('settings', 'admin/pages/settings.tsx'),
      route('users', 'admin/people/administrators.tsx'),
      route('orders', 'admin/enquiries/enquiries.tsx'),
      route('reviews', 'admin/reviews/reviews.tsx'),
      route('activity', 'admin/log/activity.tsx'),
      route('trash', 'admin/log/trash.tsx'),
      route('*', 'admin/frame/missing.tsx'),
    ]),
  ]),
]
