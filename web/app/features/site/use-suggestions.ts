import { type Suggestions, suggest } from '#contract/storefront/discovery.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSettled } from '#web/ui/use-settled.ts'

const pause = 120

/** The shop's suggestions for a text, a moment after the last key. If they fail to load there are none: the search still works. */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const asked = useSettled(text, pause)
  const { data } = useRead(read(suggest, { query: { q: asked } }), { enabled: asked !== '', keepsPrevious: true })
  return text ? data : undefined
}
