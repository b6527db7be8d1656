import {
  discardOwnBundle,
  getOwnBundle,
  type OwnBundle,
  publishOwnBundle,
  restoreBundleVersion,
  saveOwnBundle,
} from '#contract/catalog/bundles.ts'
import { type BundleDraft, bundleDraft } from '#contract/catalog/editing.ts'
import { takeStoredFiles } from '#web/features/catalog/page-builder/stored-files.ts'
import { useItemEditor } from '#web/features/studio/editor/use-item-editor.ts'
import { call } from '#web/lib/api/call.ts'
import { requireFit } from './require-fit.ts'

export const useBundleEditor = (bundle: OwnBundle, { creatorId, userId }: { creatorId: string; userId: string }) => {
  const params = { bundleId: bundle.id }
  return useItemEditor<OwnBundle, BundleDraft>({
    name: `bundle/${creatorId}/${bundle.id}/${userId}`,
    item: bundle,
    contentOf: ({ draft }) => draft,
    merge: (mine, answered) => {
      const pageBlocks = takeStoredFiles(mine.pageBlocks, answered.pageBlocks)
      return pageBlocks === mine.pageBlocks ? mine : { ...mine, pageBlocks }
    },
    calls: {
      save: async (draft, revision) => {
        requireFit(bundleDraft, draft)
        return call(saveOwnBundle, { params, body: { revision, draft } })
      },
      load: () => call(getOwnBundle, { params }),
      publish: (revision) => call(publishOwnBundle, { params, body: { revision } }),
      discard: (revision) => call(discardOwnBundle, { params, body: { revision } }),
      restore: (number, revision) => call(restoreBundleVersion, { params: { ...params, number }, body: { revision } }),
    },
  })
}
