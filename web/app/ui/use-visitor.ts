import { createContext, useContext, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of a page that came from it, true from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * How the server rendered this page for a signed-in user: in which language, when, for which system. Empty for pages that are the same for
 * everybody.
 */
export type FirstLook = { locale?: string | undefined; at?: string | undefined; platform?: string | undefined }

/** In the browser it is read from the page, before React takes over its attributes. */
const firstLook = (): FirstLook => {
  if (typeof document === 'undefined') return {}
  const { locale, at, platform } = document.documentElement.dataset
  return { locale, at, platform }
}

export const FirstLookContext = createContext<FirstLook>(firstLook())
export const useFirstLook = (): FirstLook => useContext(FirstLookContext)

// Some systems report languages that Intl refuses ("en-US@posix").
const browserLocale = (fallback: string): string => {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? fallback
  } catch {
    return fallback
  }
}

/** The browser's own language once the scripts run; `first` is the server's. */
export const useLocale = (first: string): string => {
  const isAlive = useIsAlive()
  return isAlive ? browserLocale(first) : first
}

/**
 * The same for text that may differ between browser and server until the scripts run: a signed-in user gets their own language from the
 * start.
 */
export const useServedLocale = (first: string): string => {
  const isAlive = useIsAlive()
  const { locale } = useFirstLook()
  return isAlive ? browserLocale(first) : (locale ?? first)
}
