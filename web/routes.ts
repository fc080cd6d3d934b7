import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { publicPages, routePath } from '../domain/urls/public-pages.ts'
import { adminRoutes } from './admin/routes.ts'

export default [
  layout('site/layout/layout.tsx', { id: 'site' }, [
    index('site/home/home.tsx'),
    route(routePath(publicPages.about), 'site/about/about.tsx'),
    route(routePath(publicPages.contact), 'site/contact/contact.tsx'),
    // Single route for both paths, so that choosing a category preserves the page and its focus.
    route(routePath(publicPages.shop), 'site/shop/shop.tsx'),
    route(routePath(publicPages.product), 'site/product/product-page.tsx'),
    // The same page at a private path, with a banner.
    route(routePath(publicPages.preview), 'site/product/product-page.tsx', { id: 'preview' }),
    route(routePath(publicPages.order), 'site/product/order-redirect.tsx'),
    route('live-preview', 'site/product/live-preview-page.tsx'),
    route(routePath(publicPages.rooms), 'site/rooms/rooms-page.tsx'),
    route(routePath(publicPages.room), 'site/rooms/room-page.tsx'),
    route(routePath(publicPages.compare), 'site/compare/compare.tsx'),
    route(routePath(publicPages.shortlist), 'site/shortlist/shared-shortlist.tsx'),
    // The server renders it for tokens that it knows; see server/pages/quotation-pages.ts.
    route('q/:token', 'site/quotation/quotation-page.tsx'),
    route('*', 'site/errors/not-found.tsx'),
  ]),
  ...adminRoutes,
  route(routePath(publicPages.offers), 'site/shortlist/current-products.ts'),
  route('manifest.webmanifest', 'site/content/shop-manifest.ts'),
  route('admin.webmanifest', 'site/content/admin-manifest.ts'),
] satisfies RouteConfig
