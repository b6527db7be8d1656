import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'

const AtCommit = ({ look }: { look: () => void }) => {
  useLayoutEffect(look)
  return null
}

/**
 * Around `ScrollRestoration`. React Router runs the loaders of the first page once more in the browser, and then takes the window to
 * where it was before that. Whoever has scrolled meanwhile stays where they are.
 */
export const EarlyScroll = ({ children }: { children: ReactNode }) => {
  const matches = useMatches()
  const location = useLocation()
  const first = useRef({ matches, location, top: 0, isOver: false }).current
  return (
    <>
      <AtCommit
        look={() => {
          if (!first.isOver) first.top = window.scrollY
        }}
      />
      {children}
      <AtCommit
        look={() => {
          if (first.isOver || first.matches === matches) return
          first.isOver = true
          if (first.location === location && window.scrollY !== first.top) window.scrollTo({ top: first.top, behavior: 'instant' })
        }}
      />
    </>
  )
}
