import { useQuery } from '@tanstack/react-query'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'

const everyMilliseconds = 1_500
/** Five minutes: the largest run there is takes two. */
const limit = 200

/** Looks again while a run is being made. */
export const useRunWatch = ({ id, finishedAt }: { id: string; finishedAt: string | null }, look: () => Promise<void>): void => {
  useQuery(
    {
      ...lookingNow,
      enabled: finishedAt === null,
      queryKey: ['payout run being made', id],
      queryFn: async () => {
        await look()
        return 'looked'
      },
      // The page itself has just been read.
      initialData: 'looked',
      staleTime: everyMilliseconds,
      refetchInterval: ({ state }) => (state.dataUpdateCount < limit ? everyMilliseconds : false),
    },
    cacheHere(),
  )
}
