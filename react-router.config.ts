import type { Config } from '@react-router/dev/config'

// scripts/run.mjs builds into a temporary directory and then renames it into place.
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // No route has data of its own in the browser, which smaller chunks would bring sooner.
  splitRouteModules: false,
  // Public pages load without the code of the back office and its component library.
  serverBundles: ({ branch }) =>
    branch.some(({ id }) => id === 'admin/layout/admin-app') ? 'admin' : 'site',
} satisfies Config
