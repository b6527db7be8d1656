import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,demo,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-setup.ts'],
    pool: 'threads',
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
