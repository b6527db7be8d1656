import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { read } from '#web/lib/api/page-reads.ts'
import { searchProducts } from '#web/lib/api/storefront-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ChoiceLink } from './choice-link.tsx'
import { type HomeSearch, searchHref, toQuery, withChoice } from './home-search.ts'

/** The page is the same for everybody; what fits the visitor's studio is counted by the browser. */
export const FittingChoice = ({ search, fits }: { search: HomeSearch; fits: string }) => {
  const isChosen = search.fits === fits
  const { data } = useRead(read(searchProducts, { query: toQuery(withChoice(search, { fits })) }), { keepsPrevious: true })
  const to = searchHref(withChoice(search, { fits: isChosen ? undefined : fits }))
  const navigate = useNavigate()
  const before = useRef(fits)
  const follow = useEffectEvent((now: string) => {
    const wasChosen = before.current !== now && search.fits === before.current
    before.current = now
    // A list of what fits follows changes of the studio.
    if (wasChosen) void navigate(searchHref(withChoice(search, { fits: now })), { replace: true, preventScrollReset: true })
  })
  useEffect(() => follow(fits), [fits])
  return (
    <ul>
      <ChoiceLink label="Fits my studio" count={data?.total} isChosen={isChosen} to={to} />
    </ul>
  )
}
