import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every address of the back office. A screen stands here as soon as it exists, and only then. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/office.tsx', [
    route('login', 'admin/entrance/login.tsx'),
    route('setup/:token', 'admin/entrance/setup.tsx'),
    route('invitations/:token', 'admin/entrance/invitation.tsx'),
    layout('admin/frame/shell.tsx', [
      index('admin/dashboard/dashboard.tsx'),
      route('*', 'admin/frame/missing.tsx'),
    ]),
  ]),
]
