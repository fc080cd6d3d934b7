import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/routes.ts'
import { comparePath } from './site/compare/compare-url.ts'

export default [
  layout('site/layout/layout.tsx', { id: 'site' }, [
    index('site/home/home.tsx'),
    route('aboutus', 'site/about/about.tsx'),
    route('contactus', 'site/contact/contact.tsx'),
    // Single route for both paths, so that choosing a category preserves the page and its focus.
    route('product/:step?', 'site/shop/shop.tsx'),
    route('product-detail/:step', 'site/product/product-page.tsx'),
    // The same page at a private path, with a banner.
    route('product-preview/:token', 'site/product/product-page.tsx', { id: 'preview' }),
    // Short, because a QR code contains it; see `orderAddress`.
    route('o/:ending/:reference?', 'site/product/order-redirect.tsx'),
    route('live-preview', 'site/preview/live-preview-page.tsx'),
    route(comparePath, 'site/compare/compare.tsx'),
    route('*', 'site/errors/not-found.tsx'),
  ]),
  ...adminRoutes,
  route('manifest.webmanifest', 'site/manifest/site-manifest.ts'),
  route('admin.webmanifest', 'site/manifest/admin-manifest.ts'),
] satisfies RouteConfig
