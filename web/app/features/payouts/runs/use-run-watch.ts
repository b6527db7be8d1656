import { useQuery } from '@tanstack/react-query'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'

const everyMilliseconds = 1_500
/** Five minutes of polling: the largest run takes two. */
const limit = 200

/** Polls while a run is being created. */
export const useRunWatch = ({ id, finishedAt }: { id: string; finishedAt: string | null }, reload: () => Promise<void>): void => {
  useQuery(
    {
      ...lookingNow,
      enabled: finishedAt === null,
      queryKey: ['payout run being made', id],
      queryFn: async () => {
        await reload()
        return 'read'
      },
      // The page has just read the run.
      initialData: 'read',
      staleTime: everyMilliseconds,
      refetchInterval: ({ state }) => (state.dataUpdateCount < limit ? everyMilliseconds : false),
    },
    cacheHere(),
  )
}
