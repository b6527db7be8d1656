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
  // Pages live for seconds here, so optimising their scripts never pays off; it was a seventh of the time.
  '--js-flags=--no-opt,--no-maglev',
]

/** Journeys run in a shop of their own: its own database, demo data and port. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/start-shop.ts',
  fullyParallel: true,
  // One more than cores: a journey waits for its page about an eighth of its time.
  workers: 3,
  // A journey that passes on its retry is printed as flaky at the end of the gate.
  retries: 1,
  // Only for journeys that hang: a busy machine must not fail any.
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
    // A click whose target is missing fails after this time, not only when the whole journey times out.
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Without a graphics card transitions are slow, so the desktop reduces motion; the phone shows them. `@long` is for the long run: what
    // these show is tested below the browser too, or by another journey on the way.
    {
      name: 'desktop',
      grepInvert: isLongRun ? /@phone-only/ : /@phone-only|@long/,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Journeys whose layout or touch differs on a phone; others run on a desktop only. `@phone-long` is for the long run: the same steps in
    // a narrower window, whose layout and names the gate checks page by page (axe.journey.ts).
    {
      name: 'phone',
      grep: isLongRun ? /@phone/ : /@phone(?!-long)/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
