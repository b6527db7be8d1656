import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useState } from 'react'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { StorefrontVersions } from './storefront-versions.tsx'
import type { StorefrontDraft } from './use-storefront-draft.ts'

type StorefrontActionsProps = { work: StorefrontDraft; creatorId: string; canEdit: boolean }

const tellFailure = (error: unknown): void => {
  toast({ kind: 'error', text: failureLine(error) })
}

/** What to do with the page: look at it, go back, put it before visitors. Where there is little room all but the last fold into a menu. */
export const StorefrontActions = ({ work, creatorId, canEdit }: StorefrontActionsProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { hasUnpublishedChanges, isPublished } = work.storefront
  const isUnsaved = work.draft.status !== 'saved'
  const canPublish = hasUnpublishedChanges || isUnsaved || !isPublished
  const canDiscard = isPublished && (hasUnpublishedChanges || isUnsaved)
  const previewPath = `/${creatorId}?preview=true`
  return (
    <>
      <span className="contents @max-[60rem]:hidden">
        <Button size="small" kind="quiet" onPress={() => setHistoryOpen(true)}>
          History
        </Button>
        <ButtonLink size="small" kind="quiet" to={previewPath} target="_blank">
          Preview
        </ButtonLink>
        {canEdit && (
          <Button size="small" disabled={!canDiscard} onPress={() => setAsking(true)}>
            Discard
          </Button>
        )}
      </span>
      <span className="@min-[60rem]:hidden">
        <Menu
          trigger={<EllipsisVertical size={16} aria-hidden="true" />}
          label="More"
          align="end"
          className={buttonLook({ size: 'small' })}
          groups={[
            {
              entries: [
                { id: 'preview', label: 'Preview', to: previewPath },
                { id: 'history', label: 'History', run: () => setHistoryOpen(true) },
                ...(canEdit && canDiscard ? [{ id: 'discard', label: 'Discard changes', danger: true, run: () => setAsking(true) }] : []),
              ],
            },
          ]}
        />
      </span>
      {canEdit && (
        <Button size="small" kind="go" disabled={!canPublish} onPress={work.publish} onFail={tellFailure} successLabel="Published">
          Publish
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard the changes to your storefront?"
        confirmLabel="Discard"
        onConfirm={work.discard}
        onFail={tellFailure}
      >
        The page goes back to what visitors see now. You can undo this as long as you stay here.
      </ConfirmDialog>
      <StorefrontVersions
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        canEdit={canEdit}
        onRestore={work.restore}
        onFail={tellFailure}
      />
    </>
  )
}
