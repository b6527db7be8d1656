import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,demo,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-setup.ts'],
    pool: 'threads',
    // One for each of two cores; by itself it leaves one core idle.
    maxWorkers: 2,
    // Files share their workers: each has its own database and data, and loading the shop anew for every file costs more than the tests.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
