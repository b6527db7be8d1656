import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { Chip } from '#web/ui/chip.tsx'
import { SaveState } from '#web/ui/forms/save-state.tsx'

export type Publishing = {
  isPublished: boolean
  hasUnpublishedChanges: boolean
  /** Whether visitors can see what is published. */
  isPublic: boolean
}

type BuilderHeadProps = {
  title: string
  /** The page where the builder was opened. */
  back: string
  publishing: Publishing
  autosave: Pick<Parameters<typeof SaveState>[0], 'status' | 'reason'> & { retry: () => void }
  canEdit: boolean
}

const PublishState = ({ isPublished, hasUnpublishedChanges, isPublic }: Publishing) => {
  if (!isPublished) return <Chip>Not published</Chip>
  if (!hasUnpublishedChanges) return isPublic ? <Chip tone="ok">Published</Chip> : <Chip tone="warn">Not public</Chip>
  return (
    <Chip>
      Unpublished<span className="@max-[30rem]:sr-only"> changes</span>
    </Chip>
  )
}

/** The link out of a builder that fills the window, the title, and the state of publishing and saving. */
export const BuilderHead = ({ title, back, publishing, autosave, canEdit }: BuilderHeadProps) => {
  return (
    <>
      <Link to={back} preventScrollReset className="flex shrink-0 items-center gap-1.5 rounded text-14 text-ink-2 hover:text-ink">
        <ArrowLeft size={15} aria-hidden="true" />
        <span className="@max-[30rem]:sr-only">Back to studio</span>
      </Link>
      <h1 className="min-w-0 truncate text-16 tracking-normal">{title}</h1>
      <PublishState {...publishing} />
      {canEdit ? (
        <SaveState status={autosave.status} reason={autosave.reason} onRetry={autosave.retry} short />
      ) : (
        <span className="text-14 text-ink-2">Read only</span>
      )}
    </>
  )
}
