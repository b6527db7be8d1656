import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf, Route } from '#contract/core/route.ts'
import { call } from './call.ts'
import { type Read, readKey } from './page-reads.ts'
import { cacheHere, lookingNow } from './use-read.ts'

type More<Answer> = {
  /** The first page of a list and what was loaded after it. */
  parts: readonly Answer[]
  hasMore: boolean
  /** For a button: it answers false, so that no success is shown, and throws when loading failed. */
  readMore: () => Promise<false>
}

/**
 * A list whose first page is there, and whose next pages are loaded on request. Another first page starts over, and a page that
 * arrives after that is ignored.
 */
export const useMore = <R extends Route>(
  first: AnswerOf<R> | undefined,
  nextOf: (parts: readonly AnswerOf<R>[]) => Read<R> | undefined,
): More<AnswerOf<R>> => {
  const next = first === undefined ? undefined : nextOf([first])
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...lookingNow,
      enabled: false,
      gcTime: 0,
      queryKey: [...(next ? readKey(next as unknown as Read) : []), 'more'],
      initialPageParam: next,
      queryFn: ({ pageParam, signal }): Promise<AnswerOf<R>> => {
        if (!pageParam) throw new Error('There is no further part')
        return call(pageParam.route, pageParam.input, { signal })
      },
      getNextPageParam: (_last: AnswerOf<R>, parts: AnswerOf<R>[]) => nextOf(first === undefined ? parts : [first, ...parts]),
    },
    cacheHere(),
  )
  const parts = useMemo(() => [...(first === undefined ? [] : [first]), ...(data?.pages ?? [])], [first, data])
  return {
    parts,
    hasMore: data ? hasNextPage : next !== undefined,
    readMore: async () => {
      await fetchNextPage({ throwOnError: true })
      return false
    },
  }
}
