import { listStorefrontVersions, type OwnStorefront } from '#contract/catalog/storefront-page.ts'
import { ActingLine } from '#web/features/studio/acting-line.tsx'
import { BuilderActions } from '#web/features/studio/editor/builder-actions.tsx'
import { BuilderHead } from '#web/features/studio/editor/builder-head.tsx'
import { discardedText, replaceDraft, restoredText } from '#web/features/studio/editor/replace-draft.ts'
import { useStudioNavigation } from '#web/features/studio/use-studio-navigation.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConflictDialog } from '#web/ui/forms/conflict-dialog.tsx'
import { LocalCopyNotice } from '#web/ui/forms/local-copy-notice.tsx'
import { Workbench } from '#web/ui/frame/workbench.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageEditor } from '../page-editor.tsx'
import { tellHiddenBlocks } from '../tell-hidden-blocks.ts'
import { type FirstItems, useOwnItems } from '../use-own-items.ts'
import { StorefrontAround } from './storefront-around.tsx'
import { useStorefrontDraft } from './use-storefront-draft.ts'

type StorefrontEditorProps = {
  storefront: OwnStorefront
  firstItems: FirstItems
  creatorId: string
  userId: string
  canEdit: boolean
}

export const StorefrontEditor = ({ storefront: opened, firstItems, creatorId, userId, canEdit }: StorefrontEditorProps) => {
  const name = `storefront/${creatorId}`
  const work = useStorefrontDraft(`${name}/${userId}`, opened)
  const { ownCatalogue, hasFailed, load } = useOwnItems(creatorId, firstItems)
  const { draft, storefront } = work
  const before = draft.value
  const bringBack = () => draft.change(before)
  const publish = async (): Promise<void> => {
    await work.publish()
    tellHiddenBlocks(draft.value, ownCatalogue, creatorId)
  }
  const { navigation, actingUntil } = useStudioNavigation()
  return (
    <Workbench>
      <PageEditor
        name={name}
        creatorId={creatorId}
        ownCatalogue={ownCatalogue}
        blocks={draft.value}
        onChange={draft.change}
        canEdit={canEdit}
        sounds={storefront.sounds}
        around={(page) => <StorefrontAround creator={ownCatalogue.creator}>{page}</StorefrontAround>}
        head={<BuilderHead title="Storefront" back="/creator" publishing={storefront} autosave={draft} canEdit={canEdit} />}
        actions={
          <BuilderActions
            what="your storefront"
            publishing={storefront}
            isUnsaved={draft.status !== 'saved'}
            previewPath={`/${creatorId}?preview=true`}
            versions={read(listStorefrontVersions, {})}
            canEdit={canEdit}
            canRestore={canEdit}
            onPublish={publish}
            onDiscard={() => replaceDraft(work.discard(), discardedText('your storefront'), bringBack)}
            onRestore={(number) => replaceDraft(work.restore(number), restoredText(number), bringBack)}
          />
        }
        notice={
          <>
            {!storefront.isPublic && (
              <Notice className="m-3 mb-0">
                Only your team can see your storefront so far. Once you have published a product, we take a last look and make it public.
              </Notice>
            )}
            {actingUntil && <ActingLine name={navigation.name} until={actingUntil} className="m-3 mb-0" />}
            {canEdit && (
              <LocalCopyNotice
                localCopy={draft.localCopy}
                onRestore={draft.restoreLocalCopy}
                onDrop={draft.dropLocalCopy}
                className="m-3 mb-0"
              />
            )}
            {hasFailed && (
              <Notice
                kind="bad"
                className="m-3 mb-0"
                action={
                  <Button size="small" onPress={load}>
                    Try again
                  </Button>
                }
              >
                Your products couldn’t be loaded, so product blocks stay empty here.
              </Notice>
            )}
          </>
        }
        className="min-h-0 grow max-[60rem]:shrink-0"
      />
      <ConflictDialog
        theirs={draft.theirs}
        what="the storefront"
        userId={userId}
        onTakeTheirs={draft.takeTheirs}
        onKeepMine={draft.keepMine}
      />
    </Workbench>
  )
}
