import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { type CreatorSummary, listAccessibleCreators } from '#contract/creators/creators.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { SearchField } from '#web/ui/inputs/search-field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

/** Milliseconds without a key press after which the search starts. */
const typingPause = 200

type CreatorDialogProps = {
  open: boolean
  activeId: string | undefined
  onClose: () => void
  /** False where staff have to give a reason. */
  onChoose: (creatorId: string, reason?: string) => Promise<boolean>
}

/** One creator of many, searched by name. */
export const CreatorDialog = ({ open, activeId, onClose, onChoose }: CreatorDialogProps) => {
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim(), typingPause)
  const { data: found, error } = useRead(read(listAccessibleCreators, { query: settled ? { search: settled } : {} }), {
    enabled: open,
    keepsPrevious: true,
  })
  const [asked, setAsked] = useState<CreatorSummary>()
  const close = (): void => {
    onClose()
    setSearch('')
    setAsked(undefined)
  }
  const choose = async (creator: CreatorSummary, reason?: string): Promise<void> => {
    if (await onChoose(creator.id, reason)) close()
    else setAsked(creator)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={asked ? `Act for ${asked.name}` : 'Choose a creator'}
      description={
        asked ? 'For 60 minutes. Everything you change is in the audit log.' : 'You act on its behalf until you choose another or stop.'
      }
      size="small"
    >
      {asked ? (
        <ReasonStep onBack={() => setAsked(undefined)} onReason={(reason) => choose(asked, reason)} />
      ) : (
        <>
          <SearchField
            label="Search by name"
            autoFocus
            value={search}
            maxLength={100}
            className="max-w-none"
            onChange={(event) => setSearch(event.target.value)}
          />
          <div className="mt-3 h-80 overflow-y-auto">
            {error ? <FailureNotice failure={failureMessage(error)} /> : !found && <Waiting />}
            {!error && found && <CreatorRows creators={found.items} hasMore={found.hasMore} activeId={activeId} onChoose={choose} />}
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The reason is logged, and the creator's team can read it. */
const ReasonStep = ({ onBack, onReason }: { onBack: () => void; onReason: (reason: string) => Promise<void> }) => {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { state, submit, failure } = useSubmit(async () => {
    if (reason.trim() === '') {
      setError('Give a reason. It will be logged.')
      return false
    }
    await onReason(reason.trim())
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextArea
        label="Why"
        hint="It is logged, and the creator’s team can read it."
        rows={3}
        maxLength={500}
        autoFocus
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
      <DialogFoot>
        <Button size="small" onPress={onBack}>
          Back
        </Button>
        <SubmitButton size="small" state={state}>
          Act for this creator
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

const Waiting = () => (
  <Loading label="Loading creators" className="grid gap-2 pt-2">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </Loading>
)

type CreatorRowsProps = {
  creators: readonly CreatorSummary[]
  hasMore: boolean
  activeId: string | undefined
  onChoose: (creator: CreatorSummary) => Promise<void>
}

const CreatorRows = ({ creators, hasMore, activeId, onChoose }: CreatorRowsProps) => (
  <>
    <ul>
      {creators.map((creator) => {
        const { id, name, logoUrl } = creator
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === activeId ? 'true' : undefined}
              onClick={() => void onChoose(creator)}
              className={classes(
                'flex w-full items-center gap-3 rounded px-2 py-1.5 text-left text-14 hover:bg-paper-2 focus-visible:-outline-offset-2',
                id === activeId && 'font-semibold',
              )}
            >
              <Cover src={logoUrl} alt="" width={64} className="size-8 shrink-0" />
              <span className="min-w-0 grow truncate">{name}</span>
              {id === activeId && <Check size={16} aria-label="active" className="shrink-0" />}
            </button>
          </li>
        )
      })}
    </ul>
    <p role="status" className="px-2 py-2 text-14 text-ink-2">
      {creators.length === 0 && 'No matches. Try fewer letters.'}
      {hasMore && 'There are more. Type a name to find them.'}
    </p>
  </>
)
