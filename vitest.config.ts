import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { cacheCompiled } from './server/src/cache-compiled.ts'

// Sounds and builds are inspected in threads, hundreds of them in a run: without a cache, compiling took half of their time.
cacheCompiled()

/** The slowest files, roughly in order, each more than five seconds on two cores. */
const longest = [
  'inspection/hostile.test.ts',
  'uploads/uploads.test.ts',
  'sounds/make-previews.test.ts',
  'payments/resilience/crash.test.ts',
  'src/hostile-input.test.ts',
  'src/access-matrix.test.ts',
  'uploads/memory.test.ts',
  'announcing/announcing.test.ts',
  'src/page-access.test.ts',
  'src/bad-input.test.ts',
  'roles/prepare-database.test.ts',
  'renewals/renewals.test.ts',
  'renewals/renewal-faults.test.ts',
  'src/field-messages.test.ts',
  'embedded/embedded-postgres.test.ts',
  'payments/resilience/renewal-crash.test.ts',
  'src/start-shop.test.ts',
  'uploads/cuts.property.test.ts',
  'resilience/run-crash.test.ts',
  'decode/decode-sound.test.ts',
  'downloads/download-limit.test.ts',
  'accounts/proof-of-address.test.ts',
  'sessions/guesses.test.ts',
  'sound/encode-apart.test.ts',
]

/** On a clean clone there are no recorded durations, and a slow file that starts last leaves a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name))
      return index === -1 ? longest.length : index
    }
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

export default defineConfig({
  test: {
    include: ['{contract,server,web,demo,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'threads',
    // One more than two cores: tests wait for databases, other processes and timers.
    maxWorkers: 3,
    // Files share their workers: each has its own database and data, and loading the shop's modules for every file costs more than the
    // tests.
    isolate: false,
    restoreMocks: true,
    // Node loads the built site as in a real shop, without transforming it again.
    server: { deps: { external: [/\/build\/server\//] } },
    // Only for tests that hang: a busy machine must not fail any.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
