import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
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

export const StorefrontHead = ({ work, canEdit }: { work: StorefrontDraft; canEdit: boolean }) => {
  const { draft, storefront } = work
  return (
    <>
      <Link to="/creator" className="flex items-center gap-1.5 rounded text-14 text-ink-2 hover:text-ink">
        <ArrowLeft size={15} aria-hidden="true" />
        <span className="@max-[30rem]:sr-only">Studio</span>
      </Link>
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
