import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes comes with the first page: a click never waits to learn where it leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
