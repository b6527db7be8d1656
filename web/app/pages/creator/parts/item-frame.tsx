import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { OwnProduct } from '#contract/catalog/products.ts'
import { goToFirstInvalid } from '#web/features/studio/editor/checklist-places.ts'
import { EditorHead } from '#web/features/studio/editor/editor-head.tsx'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'
import { MissingList } from '#web/features/studio/editor/missing-list.tsx'
import { PublishButtons } from '#web/features/studio/editor/publish-buttons.tsx'
import { discardedText, replaceDraft, restoredText } from '#web/features/studio/editor/replace-draft.ts'
import { type EditorPart, SectionList } from '#web/features/studio/editor/section-list.tsx'
import type { EditedItem, ItemEditor } from '#web/features/studio/editor/use-item-editor.ts'
import { type EditorVersions, VersionHistory } from '#web/features/studio/editor/version-history.tsx'
import { StateChip } from '#web/features/studio/state-chip.tsx'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { ConflictDialog } from '#web/ui/forms/conflict-dialog.tsx'
import { LocalCopyNotice } from '#web/ui/forms/local-copy-notice.tsx'
import { SaveState } from '#web/ui/forms/save-state.tsx'
import { BehindWorkbench } from '#web/ui/frame/workbench.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PageWorkbench, useIsBuilding } from './page-workbench.tsx'

type BuiltItem = EditedItem & Pick<OwnProduct, 'sounds'>

type ItemFrameProps<Item extends BuiltItem, Value> = {
  editor: ItemEditor<Item, Value>
  name: string
  back: { to: string; label: string }
  pageHref: string
  parts: readonly EditorPart[]
  may: { publish: boolean; restore: boolean }
  /** Shown above the form where a role may not change all of it. */
  roleLabel?: string | undefined
  versions: EditorVersions
  /** What the page builder edits; while open it covers the whole window. */
  page: { name: string; creatorId: string; blocks: PageBlock[]; onChange: (blocks: PageBlock[]) => void; canEdit: boolean }
  /** The sections of the form. */
  children: ReactNode
}

/** What the editors of products and bundles share: head, notices, checklist, sections, page, versions. */
export const ItemFrame = <Item extends BuiltItem, Value>(props: ItemFrameProps<Item, Value>) => {
  const userId = useUser()?.id
  // Visitors see nothing of a creator who is not public yet, published or not.
  const isShopPublic = useCreator()?.live ?? true
  const { editor, name, back, pageHref, parts, may, roleLabel, versions, page, children } = props
  const { item, autosave } = editor
  const [showsMissing, setShowsMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isBuilding = useIsBuilding()
  const [hasProblem, setHasProblem] = useState(false)

  // Behind the builder nothing can be focused: what has to be mended waits until it is closed.
  const goToProblem = useEffectEvent(() => {
    if (!goToFirstInvalid(form.current)) document.getElementById('missing')?.focus()
  })
  useEffect(() => {
    if (!hasProblem || isBuilding) return
    setHasProblem(false)
    goToProblem()
  }, [hasProblem, isBuilding])

  const publish = async (): Promise<boolean> => {
    const isValid = !form.current?.querySelector('[aria-invalid="true"]')
    const isPublished = isValid && (await editor.publish())
    if (isValid) setShowsMissing(!isPublished)
    if (!isPublished) {
      setHasProblem(true)
      return false
    }
    toast({
      kind: 'ok',
      text: isShopPublic ? `${name} is published` : `${name} is published. Visitors see it once your storefront is public.`,
    })
    return true
  }

  const before = editor.value
  const bringBack = () => editor.change(() => before)
  const discard = () => replaceDraft(editor.discard(), discardedText(name), bringBack)
  const restore = (number: number) => replaceDraft(editor.restore(number), restoredText(number), bringBack)

  return (
    <>
      <BehindWorkbench>
        <EditorHead
          back={back}
          title={name}
          state={<StateChip state={item.state} hasUnpublishedChanges={item.hasUnpublishedChanges} />}
          saved={may.publish ? <SaveState status={autosave.status} reason={autosave.reason} onRetry={autosave.retry} /> : <ReadOnly />}
          previewHref={`${pageHref}?preview=true`}
        >
          {may.publish && item.state !== 'Archived' && (
            <PublishButtons
              name={name}
              canDiscard={item.publishedAt !== null && item.hasUnpublishedChanges}
              isLive={item.state === 'Live'}
              hasChanges={item.hasUnpublishedChanges || autosave.status !== 'saved'}
              onPublish={publish}
              onDiscard={discard}
            />
          )}
        </EditorHead>
        <div className="mb-6 grid gap-3 empty:hidden">
          {may.publish && (
            <LocalCopyNotice localCopy={autosave.localCopy} onRestore={autosave.restoreLocalCopy} onDrop={autosave.dropLocalCopy} />
          )}
          {showsMissing && <MissingList checklist={item.checklist} onClose={() => setShowsMissing(false)} />}
          {roleLabel && <Notice>{roleLabel}</Notice>}
          {item.state === 'Archived' && <Notice kind="warn">This is archived: nobody can find or buy it. Restore it from the list.</Notice>}
        </div>
        <div ref={form} className="lg:grid lg:grid-cols-[136px_minmax(0,1fr)] lg:gap-10">
          <SectionList parts={parts} />
          <div className="min-w-0">
            {children}
            <EditorSection
              id="history"
              title="History"
              note="Every published version is kept. Restoring one changes the draft, not what visitors see."
            >
              <VersionHistory publishedAt={item.publishedAt} versions={versions} canRestore={may.restore} onRestore={restore} />
            </EditorSection>
          </div>
        </div>
      </BehindWorkbench>
      <ConflictDialog
        theirs={autosave.theirs}
        what={name}
        userId={userId}
        onTakeTheirs={autosave.takeTheirs}
        onKeepMine={autosave.keepMine}
      />
      <PageWorkbench
        {...page}
        canEdit={page.canEdit && item.state !== 'Archived'}
        canRestore={may.restore && item.state !== 'Archived'}
        title={name}
        sounds={item.sounds}
        autosave={autosave}
        publishing={{
          isPublished: item.publishedAt !== null,
          hasUnpublishedChanges: item.hasUnpublishedChanges,
          isPublic: item.state === 'Live' && isShopPublic,
        }}
        previewPath={`${pageHref}?preview=true`}
        versions={versions.read}
        onPublish={publish}
        onDiscard={discard}
        onRestore={restore}
      />
    </>
  )
}

const ReadOnly = () => <p className="text-14 text-ink-2">Read only</p>
