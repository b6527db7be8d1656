import { defineConfig } from '@playwright/test'
import { isLongRun } from './server/testing/rounds.ts'

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // A page lives for seconds here: what it takes to make its scripts faster is never won back, and was a seventh of the whole.
  '--js-flags=--no-opt,--no-maglev',
]

/** Journeys through a shop of their own: its own database, its own demo data, its own port. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/start-shop.ts',
  fullyParallel: true,
  // One more than cores: a journey waits for its page about an eighth of its time.
  workers: 3,
  // One that passes at its second try is printed as flaky at the end of the gate.
  retries: 1,
  // Only what hangs takes as long: a machine that is busy with other things fails no journey.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    // The address is known once the shop is open; workers read this file after that.
    baseURL: process.env.SHOP ?? '',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A click that finds nothing to press says so after this, and not when the whole journey's time is over.
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Fades are drawn without a graphics card, so here they are as short as for those who asked for less motion; a phone shows them.
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Those whose layout or touch differs there; what is the same on both is walked once. `@phone-long` is for the long run: the same
    // steps in a narrower window, whose width and names are looked at in the gate page by page (axe.journey.ts).
    {
      name: 'phone',
      grep: isLongRun ? /@phone/ : /@phone(?!-long)/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
