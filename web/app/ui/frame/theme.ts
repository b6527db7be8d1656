export type Theme = 'system' | 'paper' | 'studio'

const storageKey = 'theme'

/** Runs inline in the head, before the first paint, so that the page never flashes in the wrong colours. */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='paper'||t==='studio')document.documentElement.dataset.theme=t}catch(e){}`

const listeners = new Set<() => void>()

const asTheme = (value: string | null | undefined): Theme => (value === 'paper' || value === 'studio' ? value : 'system')

/** The theme of the page, which is the visitor's choice even where nothing can be stored. */
export const readTheme = (): Theme => asTheme(document.documentElement.dataset.theme)

/** For the root element, whose attributes React writes again when a page fails. The server does not know the choice. */
export const shownTheme = (): string | undefined => (typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme)

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const tell of listeners) tell()
}

export const chooseTheme = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage can be forbidden. The choice then lasts for this page only.
  }
  apply(theme)
}

const followOtherTabs = (event: StorageEvent) => {
  if (event.key === storageKey) apply(asTheme(event.newValue))
}

export const subscribeToTheme = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}
