import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../testing/rounds.ts'
import { manyBytes, openTusShop, sha256Of } from '../../../testing/tus-shop.ts'

const megabyte = 1024 * 1024
const tries = rounds(2, 60)

/** Around the sizes where storages start a new part, and anywhere. */
const length = (max: number) =>
  fc.oneof(
    fc.constantFrom(0, 1, 2, 65_535, 65_536, 4 * megabyte, 8 * megabyte - 1, 8 * megabyte, 8 * megabyte + 1),
    fc.integer({ min: 0, max }),
  )

/** What may happen to a file on its way. */
const event = fc.oneof(
  fc.record({ what: fc.constant('cut' as const), bytes: length(9 * megabyte) }),
  fc.record({ what: fc.constant('piece' as const), bytes: length(9 * megabyte) }),
  fc.record({ what: fc.constant('two-tabs' as const), bytes: length(3 * megabyte) }),
  fc.record({ what: fc.constant('stale-tab' as const), bytes: length(3 * megabyte) }),
)

describe.each(['disk', 's3'] as const)('on %s', async (storage) => {
  const { db, begin, patch, offsetOf, sendRest, sendAndCut, stored, rowOf, idOf } = await openTusShop({ storage })
  const told = async (url: string): Promise<number> => {
    const { rows } = await sql<{ payload: { uploadId: string } }>`
      select j.payload from graphile_worker.reschedule_jobs(array(select w.id from graphile_worker.jobs w)) j`.execute(db)
    return rows.filter(({ payload }) => payload.uploadId === idOf(url)).length
  }

  test(
    '§9 whatever cuts and tabs befall it, a file ends with the same checksum, whole once',
    async () => {
      let name = 0
      await fc.assert(
        fc.asyncProperty(length(20 * megabyte), fc.array(event, { maxLength: 6 }), async (size, events) => {
          const bytes = manyBytes(`cuts ${name++}`, Math.max(1, size))
          const url = await begin(bytes.length)
          for (const { what, bytes: some } of events) {
            const offset = await offsetOf(url)
            if (offset === bytes.length) break
            const rest = bytes.subarray(offset)
            const piece = rest.subarray(0, some)
            if (what === 'cut') await sendAndCut(url, offset, rest, Math.min(some, rest.length))
            if (what === 'piece') expect([204, 409, 423]).toContain((await patch(url, offset, piece)).status)
            // A tab with an outdated offset, or without any.
            const stale = Math.min(some, bytes.length)
            if (what === 'stale-tab') expect([204, 409, 423]).toContain((await patch(url, stale, bytes.subarray(stale))).status)
            if (what === 'two-tabs') {
              const [one, other] = await Promise.all([patch(url, offset, piece), patch(url, offset, rest)])
              // One of them writes; if it finished before the other began, the other is told the new offset.
              for (const { status } of [one, other]) expect([204, 409, 423]).toContain(status)
            }
            expect(await offsetOf(url)).toBeGreaterThanOrEqual(offset)
          }
          if ((await offsetOf(url)) < bytes.length) expect((await sendRest(url, bytes)).status).toBe(204)
          expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
          expect(await rowOf(url)).toMatchObject({ status: 'Complete', received: bytes.length })
          expect(await told(url)).toBe(1)
        }),
        { numRuns: tries },
      )
    },
    rounds(120_000, 1_800_000),
  )
})
