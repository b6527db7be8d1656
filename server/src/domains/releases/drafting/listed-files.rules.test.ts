import { expect, test } from 'vitest'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { listFiles, listFirstFiles } from './listed-files.rules.ts'

const buildWith = (count: number): OwnBuild => ({
  id: 'bld_1',
  platform: 'Universal',
  name: 'pack.zip',
  size: 1,
  status: 'Ready',
  sha256: null,
  reason: null,
  upload: null,
  check: null,
  report: null,
  madeFrom: null,
  edSignature: null,
  manifest: listFiles(
    {
      files: Array.from({ length: count }, (_none, index) => ({ name: `${index}.wav`, path: `Pack/${index}.wav` })),
      licensePath: null,
    },
    count,
  ),
})

test.each([
  [2, 2, 0],
  [500, 500, 0],
  [200_000, 500, 199_500],
])('of %i files %i are listed, and %i are counted', (count, listed, unlisted) => {
  const [build] = listFirstFiles({ builds: [buildWith(count)] }).builds
  expect(build?.manifest?.files).toHaveLength(listed)
  expect(build?.manifest?.unlisted).toBe(unlisted)
})

test('a build that nobody has looked into lists nothing', () => {
  const { builds } = listFirstFiles({ builds: [{ ...buildWith(0), manifest: null }] })
  expect(builds[0]?.manifest).toBeNull()
})
