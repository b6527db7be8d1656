import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { focusAfterwards } from '#web/ui/overlays/focus-afterwards.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { Publishing } from './builder-head.tsx'
import { type AnyVersionsRead, VersionsDrawer } from './versions-drawer.tsx'

type BuilderActionsProps = {
  /** What is edited, for use in a sentence: "your storefront", "Tape One". */
  what: string
  publishing: Publishing
  isUnsaved: boolean
  previewPath: string
  versions: AnyVersionsRead
  canEdit: boolean
  /** A role that edits texts may not restore an earlier version: that would change prices as well. */
  canRestore: boolean
  /** False when something has to be done first. */
  onPublish: () => Promise<unknown>
  onDiscard: () => Promise<unknown>
  onRestore: (number: number) => Promise<unknown>
}

/** The actions on the page: preview, versions, discard, publish. Where there is little room all but the last go into a menu. */
export const BuilderActions = (props: BuilderActionsProps) => {
  const { what, publishing, isUnsaved, previewPath, versions, canEdit, canRestore, onPublish, onDiscard, onRestore } = props
  const [isAsking, setAsking] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { hasUnpublishedChanges, isPublished } = publishing
  const canPublish = hasUnpublishedChanges || isUnsaved || !isPublished
  const canDiscard = isPublished && (hasUnpublishedChanges || isUnsaved)
  const bar = useRef<HTMLSpanElement>(null)
  /** Once nothing is left to discard or to publish, those buttons cannot have the focus. */
  const focusBar = (): void =>
    focusAfterwards(() => {
      const isFree = document.activeElement === document.body || bar.current?.contains(document.activeElement)
      return isFree ? [...(bar.current?.querySelectorAll('button') ?? [])].find((button) => button.checkVisibility()) : null
    })
  const discard = async (): Promise<void> => {
    await onDiscard()
    focusBar()
  }
  const publish = async (): Promise<unknown> => {
    const answer = await onPublish()
    if (answer !== false) focusBar()
    return answer
  }
  return (
    <span ref={bar} className="contents">
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
        <Button size="small" kind="go" disabled={!canPublish} onPress={publish} onFail={tellFailure} successLabel="Published">
          Publish
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Discard the changes to ${what}?`}
        confirmLabel="Discard"
        onConfirm={discard}
        onFail={tellFailure}
      >
        The page goes back to what visitors see now. You can undo this as long as you stay here.
      </ConfirmDialog>
      <VersionsDrawer
        versions={versions}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        canEdit={canRestore}
        onRestore={onRestore}
        onFail={tellFailure}
      />
    </span>
  )
}
