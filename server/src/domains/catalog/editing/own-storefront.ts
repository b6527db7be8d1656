import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { OwnStorefront } from '#contract/catalog/storefront-page.ts'
import {
  type Editor,
  findCreatorPageRow,
  lockCreatorPage,
  noteStaff,
  publishCreatorPage,
  type StorefrontPage,
  saveCreatorPage,
} from '#domains/creators/index.ts'
import { findSounds } from '#domains/media/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { soundsOf } from './publish.rules.ts'
import { requireRevision } from './require-revision.ts'
import { teamPerson } from './team-person.ts'
import { findVersion, listVersions, recordVersion } from './version.store.ts'

export const getOwnStorefront = async (db: Reader, creatorId: string): Promise<OwnStorefront> => {
  const row = (await findCreatorPageRow(db, creatorId)) ?? refuse('not-found')
  const pageBlocks = (row.draft_page ?? row.published_page)?.pageBlocks ?? []
  return {
    revision: row.page_revision,
    savedAt: (row.page_saved_at ?? row.created_at).toISOString(),
    savedBy: teamPerson(row.page_saved_by, row.saved_by_name),
    pageBlocks,
    hasUnpublishedChanges: row.page_revision !== (row.page_published_revision ?? 0),
    isPublished: row.published_page !== null,
    isPublic: row.live,
    sounds: await findSounds(db, soundsOf(pageBlocks)),
  }
}

const composePage = async (db: Reader, pageBlocks: PageBlock[]): Promise<StorefrontPage> => ({
  pageBlocks,
  sounds: await findSounds(db, soundsOf(pageBlocks)),
})

const lockFor = async (tx: Tx, { creatorId }: Editor, revision: number) => {
  const row = (await lockCreatorPage(tx, creatorId)) ?? refuse('not-found')
  const stored = { revision: row.page_revision, saved_by: row.page_saved_by, saved_at: row.page_saved_at ?? row.created_at }
  await requireRevision(tx, creatorId, stored, revision)
  return row
}

type Save = { revision: number; pageBlocks: PageBlock[] }

export const saveStorefront = async (tx: Tx, editor: Editor, { revision, pageBlocks }: Save): Promise<void> => {
  await lockFor(tx, editor, revision)
  await saveCreatorPage(tx, editor.creatorId, await composePage(tx, pageBlocks), editor.userId, editor.now)
  await noteStaff(tx, editor, 'storefront', 'saved')
}

const historyOf = ({ creatorId }: Editor) => ({ kind: 'storefront' as const, creatorId, id: '' })

/** A page from before versions existed becomes the first version, so that the first publishing can be undone too. */
const storeFirstVersion = async (tx: Tx, editor: Editor, before: PageBlock[] | undefined): Promise<void> => {
  const known = await listVersions(tx, historyOf(editor))
  if (before && known.length === 0) await recordVersion(tx, historyOf(editor), { pageBlocks: before }, null, editor.now)
}

export const publishStorefront = async (tx: Tx, editor: Editor, revision: number): Promise<void> => {
  const row = await lockFor(tx, editor, revision)
  const pageBlocks = row.draft_page?.pageBlocks ?? []
  await storeFirstVersion(tx, editor, row.published_page?.pageBlocks)
  await publishCreatorPage(tx, editor.creatorId, await composePage(tx, pageBlocks))
  await recordVersion(tx, historyOf(editor), { pageBlocks }, editor.userId, editor.now)
  await noteStaff(tx, editor, 'storefront', 'published')
}

/** Resets the draft to what visitors see, which is nothing for a creator that never published. */
export const discardStorefront = async (tx: Tx, editor: Editor, revision: number): Promise<void> => {
  const row = await lockFor(tx, editor, revision)
  if (!row.published_page) refuse('already-done', { detail: 'It was never published, so there is nothing to restore.' })
  if (row.published_page) await publishCreatorPage(tx, editor.creatorId, row.published_page)
  await noteStaff(tx, editor, 'storefront', 'discarded the draft')
}

export const restoreStorefrontVersion = async (tx: Tx, editor: Editor, revision: number, number: number): Promise<void> => {
  const row = await lockFor(tx, editor, revision)
  const found = await findVersion(tx, historyOf(editor), number)
  const { pageBlocks } = found ?? refuse('not-found')
  const [live] = await listVersions(tx, historyOf(editor))
  // The newest version is what visitors see: with that as the draft there is nothing to publish.
  if (live?.number === number && row.published_page) await publishCreatorPage(tx, editor.creatorId, row.published_page)
  else await saveCreatorPage(tx, editor.creatorId, await composePage(tx, pageBlocks), editor.userId, editor.now)
  await noteStaff(tx, editor, 'storefront', `went back to version ${number}`)
}
