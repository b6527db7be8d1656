import MenuLines from 'lucide-react/icons/menu'
import { Chip } from '#web/ui/chip.tsx'
import { SaveState } from '#web/ui/forms/save-state.tsx'
import { type Rooms, RoomsMenu } from '#web/ui/frame/side-frame.tsx'
import type { StorefrontDraft } from './use-storefront-draft.ts'

const PublishState = ({ isPublished, hasUnpublishedChanges }: StorefrontDraft['storefront']) => {
  if (!isPublished) return <Chip>Not published</Chip>
  if (!hasUnpublishedChanges) return <Chip tone="ok">Published</Chip>
  return (
    <Chip>
      Unpublished<span className="@max-[30rem]:sr-only"> changes</span>
    </Chip>
  )
}

export const StorefrontHead = ({ work, canEdit, rooms }: { work: StorefrontDraft; canEdit: boolean; rooms: Rooms }) => {
  const { draft, storefront } = work
  return (
    <>
      <nav aria-label="Studio" className="xl:hidden">
        <RoomsMenu
          {...rooms}
          className="flex h-9 items-center gap-1.5 rounded border border-line-strong px-2.5 text-14"
          trigger={
            <>
              <MenuLines size={15} aria-hidden="true" />
              <span className="@max-[30rem]:sr-only">Studio</span>
            </>
          }
        />
      </nav>
      <h1 className="text-16 tracking-normal">Storefront</h1>
      <PublishState {...storefront} />
      {canEdit ? (
        <SaveState status={draft.status} reason={draft.reason} onRetry={draft.retry} short />
      ) : (
        <span className="text-14 text-ink-2">Read only</span>
      )}
    </>
  )
}
