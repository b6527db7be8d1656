import { isDeepStrictEqual } from 'node:util'
import { type Editor, mayChangeEverything, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { countLiveProducts, lockBundle, lockProduct } from '../catalog.store.ts'
import { bundleChecklist, missingIn, productChecklist, releaseToLaunch } from './checklist.rules.ts'
import { aroundProduct, type LaunchPort, withoutOthersRelease } from './launch-port.ts'
import { kindOf } from './own-product.ts'
import { publishBundle, publishProduct } from './publish-product.ts'
import { requireRevision } from './require-revision.ts'
import { circumstancesOf } from './terms.ts'

type Publish = { id: string; revision: number }

const requireNothingMissing = (missing: Record<string, string[]>): void => {
  if (Object.keys(missing).length > 0) refuse('invalid-input', { errors: missing })
}

/** The creator's Publish button: checked against the checklist, the revision they saw and what their role may change. */
export const publishOwnProduct = async (tx: Tx, port: LaunchPort, editor: Editor, { id, revision }: Publish): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lockProduct(tx, key)) ?? refuse('not-found')
  await requireRevision(tx, editor.creatorId, row, revision)
  const kind = kindOf(row)
  // A role for texts must not publish prices that somebody else left in the draft.
  const isOnlyTexts = isDeepStrictEqual(
    [kind.type, kind.category, row.draft.variations],
    [row.type, row.category, row.published?.variations],
  )
  if (!mayChangeEverything(editor) && !isOnlyTexts) {
    refuse('not-allowed', { detail: 'This draft changes prices or the product type. Someone with permission has to publish it.' })
  }
  const around = withoutOthersRelease(await aroundProduct(tx, port, key, row, editor.now), editor)
  const product = { ...kind, draft: row.draft }
  requireNothingMissing(missingIn(productChecklist(product, around)))
  const launched = releaseToLaunch(product, around.delivery)
  if (launched) await port.publishRelease(tx, editor, launched.id)
  await publishProduct(tx, key, editor.now, editor.userId)
  await noteStaff(tx, editor, `product ${id}`, 'published')
}

export const publishOwnBundle = async (tx: Tx, editor: Editor, { id, revision }: Publish): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lockBundle(tx, key)) ?? refuse('not-found')
  await requireRevision(tx, editor.creatorId, row, revision)
  const liveProducts = await countLiveProducts(tx, key.creatorId, row.draft.productIds)
  requireNothingMissing(missingIn(bundleChecklist({ draft: row.draft, liveProducts }, await circumstancesOf(tx, key.creatorId))))
  await publishBundle(tx, key, editor.now, editor.userId)
  await noteStaff(tx, editor, `bundle ${id}`, 'published')
}
