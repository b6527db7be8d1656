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

/** A worker is kept only as long as its next file is of the same project, so projects follow each other. */
const projectOrder = ['server', 'alone', 'site']

/** On a clean clone there are no recorded durations, and a slow file that starts last leaves a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name))
      return projectOrder.indexOf(project.name) * 1_000 + (index === -1 ? longest.length : index)
    }
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

/** What every project shares; the database server of the global setup is one for all. */
const shared = {
  restoreMocks: true,
  // Only for tests that hang: a busy machine must not fail any.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** The server runs its sources as they are, and so do its tests: Node strips the types, and nothing is transformed. */
const asInProduction = { viteModuleRunner: false, nodeLoader: false } as const

/** It changes a list before any module reads it, so it has its modules to itself. */
const alone = 'server/src/older-shop.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['server/testing/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'threads',
    // One more than two cores: tests wait for databases, other processes and timers.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{contract,server,demo,scripts}/**/*.test.ts'],
          exclude: [alone],
          pool: 'threads',
          // Files share their workers: each has its own database and data, and loading the shop's modules for every file costs more than
          // the tests.
          isolate: false,
          experimental: asInProduction,
        },
      },
      { test: { ...shared, name: 'alone', include: [alone], pool: 'threads', experimental: asInProduction } },
      { test: { ...shared, name: 'site', include: ['web/**/*.test.{ts,tsx}'], pool: 'threads', isolate: false } },
    ],
  },
})
