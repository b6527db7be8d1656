import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of a page that came from it, true from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

// Some systems report languages that Intl refuses ("en-US@posix").
const browserLocale = (fallback: string): string => {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? fallback
  } catch {
    return fallback
  }
}

/** The browser's own language once the page is alive; `first` is what the server writes. */
export const useLocale = (first: string): string => {
  const isAlive = useIsAlive()
  return isAlive ? browserLocale(first) : first
}
