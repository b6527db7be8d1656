import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const clock = /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/
const chance = /\bMath\.random\(|\brandomInt\(|\brandomBytes\(|\brandomUUID\(/

/** A provider keeps time of its own: ours may stand still in a test while a signature has to be of this minute. */
const ownTime = /^server\/src\/domains\/payments\/providers\//

test('no domain asks the clock or throws dice by itself: both are arguments, or the kernel’s', () => {
  const found = readSources('server/src/domains')
    .filter(({ path, text }) => (clock.test(text) && !ownTime.test(path)) || chance.test(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
