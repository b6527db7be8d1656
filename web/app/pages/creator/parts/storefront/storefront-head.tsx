import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import type { StorefrontDraft } from './use-storefront-draft.ts'

const stateOf = ({ isPublished, hasUnpublishedChanges }: StorefrontDraft['storefront']): string => {
  if (!isPublished) return 'Not published'
  return hasUnpublishedChanges ? 'Unpublished changes' : 'Published'
}

export const StorefrontHead = ({ work, canEdit }: { work: StorefrontDraft; canEdit: boolean }) => {
  const { draft, storefront } = work
  return (
    <>
      <Link to="/creator" className="flex items-center gap-1.5 rounded text-14 text-ink-2 hover:text-ink">
        <ArrowLeft size={15} aria-hidden="true" />
        Studio
      </Link>
      <h1 className="text-16 tracking-normal">Storefront</h1>
      <Chip tone={storefront.isPublished && !storefront.hasUnpublishedChanges ? 'ok' : 'plain'}>{stateOf(storefront)}</Chip>
      {canEdit ? (
        <SaveState status={draft.status} reason={draft.reason} onRetry={draft.retry} short />
      ) : (
        <span className="text-14 text-ink-2">Read only</span>
      )}
    </>
  )
}
