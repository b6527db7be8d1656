import { useEffect, useState } from 'react'
import { type Suggestions, suggest } from '#contract/storefront/discovery.ts'
import { call } from '#web/lib/api/call.ts'

const pause = 120

/** What the shop suggests for a text, a moment after the last key. Suggestions that cannot be had are none: the search still works. */
export const useSuggestions = (text: string): { text: string; found: Suggestions } | undefined => {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions }>()
  useEffect(() => {
    if (!text) return setAnswer(undefined)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call(suggest, { query: { q: text } }, { signal: asking.signal }).then(
        (found) => setAnswer({ text, found }),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text])
  return answer
}
