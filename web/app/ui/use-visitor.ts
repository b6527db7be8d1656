import { createContext, use, useSyncExternalStore } from 'react'

/** The visitor's language when the server knows it. Without one, the browser's own is used once the page is alive. */
export const LocaleContext = createContext<string | undefined>(undefined)

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

/** `first` is what the server writes when it does not know the visitor. */
export const useLocale = (first: string): string => {
  const known = use(LocaleContext)
  const isAlive = useIsAlive()
  return known ?? (isAlive ? browserLocale(first) : first)
}
