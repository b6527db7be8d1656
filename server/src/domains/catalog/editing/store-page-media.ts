import { isInline } from '#contract/catalog/blocks/media-address.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { type InlineMedia, storeInline } from '#domains/media/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { changeMedia } from '../blocks/block-registry.ts'

export const listInline = (page: readonly PageBlock[], field = 'pageBlocks'): InlineMedia[] => {
  const found: InlineMedia[] = []
  changeMedia(page, (kind, value, within) => {
    if (isInline(value)) found.push({ kind, value, field: `${field}.${within}` })
    return value
  })
  return found
}

/** The same blocks with addresses in place of bytes. */
export const replaceInline = (page: readonly PageBlock[], addresses: ReadonlyMap<string, string>): PageBlock[] =>
  changeMedia(page, (_kind, value) => addresses.get(value) ?? value)

type StoredPage = { pageBlocks: PageBlock[]; record(tx: Tx, now: Date): Promise<void> }

/** Makes files of the pictures and sounds that are inline in a page, and replaces them by their addresses. */
export const storePageMedia = async (
  files: Files,
  creatorId: string,
  page: readonly PageBlock[],
  field = 'pageBlocks',
): Promise<StoredPage> => {
  const { addresses, record } = await storeInline(files, creatorId, listInline(page, field))
  return { pageBlocks: replaceInline(page, addresses), record }
}
