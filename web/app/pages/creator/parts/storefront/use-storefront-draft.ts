import { useState } from 'react'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import {
  discardOwnStorefront,
  getOwnStorefront,
  type OwnStorefront,
  publishOwnStorefront,
  restoreStorefrontVersion,
  saveOwnStorefront,
} from '#contract/catalog/storefront-page.ts'
import { takeStoredFiles } from '#web/features/catalog/page-builder/stored-files.ts'
import { call } from '#web/lib/api/call.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import type { Saved } from '#web/lib/forms/autosave/autosave.ts'
import { useAutosave } from '#web/lib/forms/autosave/use-autosave.ts'

const asSaved = ({ revision, savedAt, savedBy, pageBlocks }: OwnStorefront): Saved<PageBlock[]> => ({
  revision,
  savedAt,
  savedBy,
  value: pageBlocks,
})

/** The storefront that is edited: it saves automatically, and is published, discarded or restored from an earlier version. */
export const useStorefrontDraft = (name: string, opened: OwnStorefront) => {
  const [storefront, setStorefront] = useState(opened)

  const hear = async (answer: OwnStorefront): Promise<Saved<PageBlock[]>> => {
    setStorefront(answer)
    await outdateReads('/api/creator/storefront')
    return asSaved(answer)
  }

  const draft = useAutosave<PageBlock[]>({
    name,
    saved: asSaved(opened),
    save: async (pageBlocks, revision) => hear(await call(saveOwnStorefront, { body: { revision, pageBlocks } })),
    load: async () => hear(await call(getOwnStorefront, {})),
    merge: takeStoredFiles,
  })

  const act = async (work: Promise<void>): Promise<void> => {
    await work
    await outdateReads('/api/storefront/creators')
  }

  const replace = (work: (revision: number) => Promise<OwnStorefront>) => act(draft.replace(async (revision) => hear(await work(revision))))

  return {
    draft,
    storefront,
    publish: () => act(draft.act(async (revision) => hear(await call(publishOwnStorefront, { body: { revision } })))),
    discard: () => replace((revision) => call(discardOwnStorefront, { body: { revision } })),
    restore: (number: number) => replace((revision) => call(restoreStorefrontVersion, { params: { number }, body: { revision } })),
  }
}
