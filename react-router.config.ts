import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes comes with the first page: a click never waits to learn where it leads.
  routeDiscovery: { mode: 'initial' },
  // One script for a route: where a part of one fails to load, React Router tells nobody and waits for ever.
  splitRouteModules: false,
} satisfies Config
