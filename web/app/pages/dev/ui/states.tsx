import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const failAgain = () => new Promise((_, reject) => setTimeout(() => reject(new Error('offline')), 900))

export const States = () => (
  <Chapter id="states" title="States" note="loading, empty, error, done">
    <Specimen name="EmptyState" note="says what to do next" stack>
      <EmptyState
        level={3}
        className="py-2"
        title="No licenses yet"
        action={
          <ButtonLink to="#states" kind="go" size="small">
            Discover sounds
          </ButtonLink>
        }
      >
        What you buy or try appears here, with its downloads and its seats.
      </EmptyState>
    </Specimen>
    <Specimen name="ErrorState" note="what happened, what to do, retry" stack>
      <ErrorState
        level={3}
        className="py-2"
        code="503"
        title="The sales could not be loaded"
        onRetry={failAgain}
        action={
          <ButtonLink to="#states" kind="quiet">
            Ask support
          </ButtonLink>
        }
      >
        The server did not answer in time. Nothing is lost; try again in a moment.
      </ErrorState>
    </Specimen>
    <Specimen name="Skeleton" note="only past 150 ms" stack>
      <Loading label="Loading products" className="grid max-w-140 grid-cols-[88px_1fr] gap-6">
        <Skeleton className="aspect-square w-full" />
        <SkeletonText lines={3} className="self-center" />
      </Loading>
    </Specimen>
    <Specimen name="ProgressBar" stack>
      <div className="grid max-w-140 gap-5">
        <ProgressBar label="Rhodes, both heads" value={0.64} />
        <ProgressBar label="Tape One 2.4.0 for Windows" value={0.3} note="35 of 118 MB" tone="ink" />
        <ProgressBar label="Scanning the installer" />
        <ProgressBar label="Signed" value={1} tone="ok" note="done" />
        <ProgressBar label="Vocal" value={0.8} tone="bad" note="stopped" />
      </div>
    </Specimen>
    <Specimen name="Notice" stack>
      <Notice kind="ok" title="Fits your studio">
        macOS 15, Logic Pro 11
      </Notice>
      <Notice kind="warn" title="The payout of 1 Dec is on hold" action={<Button size="small">Confirm</Button>}>
        Confirm the new bank account.
      </Notice>
      <Notice kind="bad">Your card was declined. Try another card or ask your bank.</Notice>
      <Notice>Both sides play at the same loudness.</Notice>
    </Specimen>
    <Specimen name="toast" note="five seconds, held while read">
      <Button size="small" onPress={() => toast({ kind: 'ok', text: 'Tape One is in your cart.' })}>
        Success
      </Button>
      <Button size="small" onPress={() => toast({ kind: 'error', text: 'Your card was declined. Try another card or ask your bank.' })}>
        Error
      </Button>
      <Button
        size="small"
        onPress={() =>
          toast({
            kind: 'info',
            text: 'Studio Mac was released.',
            action: { label: 'Undo', run: () => toast({ kind: 'ok', text: 'Studio Mac has its seat again.' }) },
          })
        }
      >
        With a way back
      </Button>
    </Specimen>
  </Chapter>
)
