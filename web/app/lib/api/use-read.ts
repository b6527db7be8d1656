import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf, Route } from '#contract/core/route.ts'
import { tellStuck } from '../pages/stuck-navigation.ts'
import { call } from './call.ts'
import { type Read, readKey } from './page-reads.ts'
import { makeQueryClient, queryClient } from './query-client.ts'

/** On the server nothing is read here, and what one visitor's page begins is nothing to the next. */
export const cacheHere = (): QueryClient => (typeof document === 'undefined' ? makeQueryClient() : queryClient)

/** Somebody looks at it now: it is read anew, also without a network, and never behind their back. */
export const lookingNow = { staleTime: 0, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const

type Options<Answer> = {
  enabled?: boolean
  /** What the answer depends on besides its address: with another version it is read anew. */
  version?: unknown
  /** While the next answer is on its way, the one before is shown. */
  keepsPrevious?: boolean
  /** Asks again after so many milliseconds, while somebody looks; false ends it. */
  every?: (answer: Answer | undefined) => number | false
}

/** Begins to read what will be shown in a moment: by the time it is drawn, the answer is on its way. */
export const startRead = <R extends Route>(wanted: Read<R>): void =>
  void cacheHere().prefetchQuery({
    ...lookingNow,
    queryKey: readKey(wanted as unknown as Read),
    queryFn: ({ signal }) => call(wanted.route, wanted.input, { signal }),
  })

/** Reads what a part of a page shows. Whatever is overtaken is cancelled, and a late answer counts for nothing. */
export const useRead = <R extends Route>(wanted: Read<R>, options: Options<AnswerOf<R>> = {}): UseQueryResult<AnswerOf<R>> => {
  const { enabled = true, version, keepsPrevious, every } = options
  const key = readKey(wanted as unknown as Read)
  const found = useQuery<AnswerOf<R>>(
    {
      ...lookingNow,
      enabled,
      queryKey: version === undefined ? key : [...key, version],
      queryFn: ({ signal }) => call(wanted.route, wanted.input, { signal }),
      ...(keepsPrevious && { placeholderData: keepPreviousData as never }),
      ...(every && { refetchInterval: ({ state }) => every(state.data) }),
    },
    cacheHere(),
  )
  const { data, error, refetch } = found
  // What is there stays where reading it again failed; that is said, with a way to try again. A part that asks by itself asks again by itself.
  const isStale = error !== null && data !== undefined && !found.isPlaceholderData
  useEffect(() => (isStale && !every ? tellStuck(error, refetch, 'part') : undefined), [isStale, error, every, refetch])
  return isStale ? ({ ...found, error: null, isError: false } as unknown as UseQueryResult<AnswerOf<R>>) : found
}
