import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf, Route } from '#contract/core/route.ts'
import { tellStuck } from '../pages/stuck-navigation.ts'
import { call } from './call.ts'
import { type Read, readKey } from './page-reads.ts'
import { makeQueryClient, queryClient } from './query-client.ts'

/** On the server nothing is read here, and one visitor's reads are never shared with the next. */
export const cacheHere = (): QueryClient => (typeof document === 'undefined' ? makeQueryClient() : queryClient)

/** Shown right now: it is read anew, also without a network, and never in the background. */
export const lookingNow = { staleTime: 0, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const

type Options<Answer> = {
  /** What came with the page (`readPart`): it is shown from the start, and not read again for that. */
  first?: Answer | null | undefined
  enabled?: boolean
  /** What the answer depends on besides its address: with another version it is read anew. */
  version?: unknown
  /** While the next answer is on its way, the one before is shown. */
  keepsPrevious?: boolean
  /** Polls in this many milliseconds, while the part is shown; false ends it. */
  every?: (answer: Answer | undefined) => number | false
}

/** Starts a read that will be shown in a moment: by the time it is rendered, the answer is on its way. */
export const startRead = <R extends Route>(wanted: Read<R>): void =>
  void cacheHere().prefetchQuery({
    ...lookingNow,
    queryKey: readKey(wanted as unknown as Read),
    queryFn: ({ signal }) => call(wanted.route, wanted.input, { signal }),
  })

/** Reads what a part of a page shows. A superseded read is cancelled, and a late answer is ignored. */
export const useRead = <R extends Route>(wanted: Read<R>, options: Options<AnswerOf<R>> = {}): UseQueryResult<AnswerOf<R>> => {
  const { first, enabled = true, version, keepsPrevious, every } = options
  const key = readKey(wanted as unknown as Read)
  const found = useQuery<AnswerOf<R>>(
    {
      ...lookingNow,
      enabled,
      queryKey: version === undefined ? key : [...key, version],
      queryFn: ({ signal }) => call(wanted.route, wanted.input, { signal }),
      ...(first && { initialData: first as never, refetchOnMount: false }),
      ...(keepsPrevious && { placeholderData: keepPreviousData as never }),
      ...(every && { refetchInterval: ({ state }) => every(state.data) }),
    },
    cacheHere(),
  )
  const { data, error, refetch } = found
  // Data stays on the screen when reading it again failed; a notice says so, with a retry. A part that polls retries by itself.
  const isStale = error !== null && data !== undefined && !found.isPlaceholderData
  useEffect(() => (isStale && !every ? tellStuck(error, refetch, 'part') : undefined), [isStale, error, every, refetch])
  return isStale ? ({ ...found, error: null, isError: false } as unknown as UseQueryResult<AnswerOf<R>>) : found
}
