import { useQueries } from '@tanstack/react-query'
import { CallError } from '#web/lib/api/call-error.ts'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'
import { findWithPlugin } from '#web/lib/catalog/needed-plugin.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompareTable } from './compare-table.tsx'
import type { Compared } from './compared.ts'

type CompareDialogProps = { open: boolean; onClose: () => void; products: readonly Compared[] }

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** The products next to each other, with the data of their pages. One that is no longer there is left out. */
export const CompareDialog = ({ open, onClose, products }: CompareDialogProps) => {
  const answers = useQueries(
    {
      queries: products.map(({ creatorId, id }) => ({
        ...lookingNow,
        queryKey: ['compared', creatorId, id],
        queryFn: () => findWithPlugin({ creatorId, id }),
      })),
    },
    cacheHere(),
  )
  const found = answers.flatMap(({ data }) => (data ? [data] : []))
  const failed = answers.filter(({ isError, error }) => isError && !isGone(error))
  const isWaiting = answers.some(({ isPending }) => isPending)
  return (
    <Dialog open={open} onClose={onClose} title="Compare" size="wide">
      {isWaiting && <Skeleton className="h-160" />}
      {!isWaiting && (failed.length > 0 || found.length === 0) && (
        <ErrorState
          title={found.length > 0 ? 'Some products couldn’t be loaded' : 'The products couldn’t be loaded'}
          onRetry={() => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
        />
      )}
      {!isWaiting && found.length > 0 && <CompareTable products={found} onLeave={onClose} />}
    </Dialog>
  )
}
