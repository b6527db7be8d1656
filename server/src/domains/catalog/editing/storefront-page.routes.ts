import * as contract from '#contract/catalog/storefront-page.ts'
import { type Editor, editorOf } from '#domains/creators/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { discardStorefront, getOwnStorefront, publishStorefront, restoreStorefrontVersion, saveStorefront } from './own-storefront.ts'
import { storePageMedia } from './store-page-media.ts'
import { listVersions } from './version.store.ts'

const answer = async (db: Reader, { creatorId }: Pick<Editor, 'creatorId'>) => ({
  status: 200,
  body: await getOwnStorefront(db, creatorId),
})

export const storefrontPageRoutes = ({ files }: { files: Files }) => [
  implement(contract.getOwnStorefront, ({ db, visitor, request, now }) => answer(db, editorOf(visitor, request, now))),

  implementAfter(
    contract.saveOwnStorefront,
    ({ visitor, body, request, now }) => storePageMedia(files, editorOf(visitor, request, now).creatorId, body.pageBlocks),
    async ({ tx, visitor, body, prepared, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await prepared.record(tx, now)
      await saveStorefront(tx, editor, { revision: body.revision, pageBlocks: prepared.pageBlocks })
      return answer(tx, editor)
    },
  ),

  implement(contract.publishOwnStorefront, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await publishStorefront(tx, editor, body.revision)
    return answer(tx, editor)
  }),

  implement(contract.discardOwnStorefront, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await discardStorefront(tx, editor, body.revision)
    return answer(tx, editor)
  }),

  implement(contract.listStorefrontVersions, async ({ db, visitor, request, now }) => {
    const { creatorId } = editorOf(visitor, request, now)
    return { status: 200, body: await listVersions(db, { kind: 'storefront', creatorId, id: '' }) }
  }),

  implement(contract.restoreStorefrontVersion, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await restoreStorefrontVersion(tx, editor, body.revision, params.number)
    return answer(tx, editor)
  }),
]
