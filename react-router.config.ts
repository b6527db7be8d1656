import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // The first page has the whole list of routes, so that a click never waits for it.
  routeDiscovery: { mode: 'initial' },
  // One script per route: if a part of a split route fails to load, React Router reports no error and waits forever.
  splitRouteModules: false,
} satisfies Config
