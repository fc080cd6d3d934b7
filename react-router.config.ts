import type { Config } from '@react-router/dev/config'

// The build is made beside its place and moved there whole: see scripts/run.mjs.
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The pages of visitors are loaded without the back office and the library of its components.
  serverBundles: ({ branch }) =>
    branch.some(({ id }) => id === 'admin/layout/admin-app') ? 'admin' : 'site',
  // Each page names the routes that it may lead to: see web/ssr/page-data.server.ts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
