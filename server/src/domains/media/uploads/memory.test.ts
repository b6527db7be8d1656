import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isLongRun, rounds } from '../../../../testing/rounds.ts'
import type { Watched } from '../../../../testing/watch-memory.ts'

const script = fileURLToPath(new URL('../../../../testing/watch-memory.ts', import.meta.url))

test(
  'memory and the loop stay calm while huge things are refused and a long sound is read',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script])
    const watched = JSON.parse(stdout) as Record<'hugePicture' | 'largestPicture' | 'twoHours' | 'long', Watched> & { bomb?: Watched }
    const { hugePicture, largestPicture, twoHours, bomb, long } = watched
    expect([hugePicture.end, largestPicture.end, twoHours.end, long.end]).toEqual([
      'This image is 20000 x 20000 pixels. Use at most 12,000 pixels a side and 50 megapixels in all.',
      'kept',
      'This sound is 2 h 0 min long. Use at most 10 minutes.',
      'kept',
    ])
    // Decoded, the picture would take 400 MB, the bomb a gigabyte and the long sound 46 MB.
    expect(hugePicture.megabytes).toBeLessThan(20)
    expect(largestPicture.megabytes).toBeLessThan(150)
    expect(twoHours.megabytes).toBeLessThan(100)
    expect(long.megabytes).toBeLessThan(120)
    // Somebody has to have looked: nothing seen is nothing measured. The two hours are refused by their head, in a moment.
    expect(long.looks).toBeGreaterThan(5)
    if (bomb) {
      expect(bomb.end).toBe('This sound is longer than 10 minutes. Use at most 10 minutes.')
      expect(bomb.megabytes).toBeLessThan(200)
      expect(bomb.looks).toBeGreaterThan(5)
    }
    expect(bomb !== undefined).toBe(isLongRun)
    for (const { loopMilliseconds } of Object.values(watched)) expect(loopMilliseconds).toBeLessThan(2_000)
  },
  rounds(180_000, 1_800_000),
)
