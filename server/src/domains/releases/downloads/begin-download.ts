import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { claimantOf, hasLimit } from './claim.views.ts'
import { countStart, findUnfinished, insertDownload, lockDay, promiseBytes } from './download.store.ts'
import { dayOf, downloadsPerDay, goesOn, type Part, resumableSince } from './download-limit.rules.ts'
import type { Linked } from './download-link.ts'
import { refuseForToday, requireDownloadsLeft } from './require-downloads-left.ts'

type Beginning = { linked: Linked; total: number; part: Part; network: string; device: string; now: Date }

/** Records that a part of a build is being sent: as a new download, or as the next part of one in progress. */
export const beginDownload = async (db: Reader, { linked, total, part, network, device, now }: Beginning): Promise<string> => {
  // Crowds above the limit are refused here, before they would wait for each other's locks.
  const claim = (await requireDownloadsLeft(db, linked, now)) ?? refuse('link-over')
  const { buildId } = linked
  const claimant = claimantOf(claim, network)
  const day = { claimant, creatorId: claim.creatorId, productId: claim.productId, day: dayOf(now) }
  return inTransaction(db, async (tx) => {
    const started = await lockDay(tx, day)
    const unfinished = await findUnfinished(tx, { buildId, claimant, claim, since: resumableSince(now) })
    if (unfinished && goesOn(unfinished, part)) {
      await promiseBytes(tx, unfinished.id, part.length)
      return unfinished.id
    }
    if (hasLimit(claim) && started >= downloadsPerDay) refuseForToday(now)
    await countStart(tx, day)
    const id = newId('dld', now)
    await insertDownload(tx, { id, buildId, claim, network, device, startedAt: now, total, underWay: part.length })
    return id
  })
}
