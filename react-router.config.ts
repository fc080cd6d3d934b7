import type { Config } from '@react-router/dev/config'

// The build is made beside its place and moved there whole: see scripts/run.mjs.
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Each page names the routes that it may lead to: see web/page-texts.server.ts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
