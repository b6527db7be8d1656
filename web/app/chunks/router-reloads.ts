type Page = Pick<Window, 'document' | 'location'> & { navigation?: Pick<Navigation, 'addEventListener' | 'removeEventListener'> }

/** Loads the page anew because we want it so. */
export const reloadPage = ({ document, location }: Page = window): void => {
  document.documentElement.dataset.leaving = ''
  location.reload()
}

/**
 * React Router reloads the page whenever the module of a route fails to load, as often as it fails, and its navigation never ends.
 * Ours is the specification's way (reload-once.ts). A script's reload can be refused by the Navigation API, and one that is not ours is
 * React Router's. A browser that does not know it yet reloads the page the visitor is on, once for each click.
 */
export const refuseRouterReloads = (page: Page, onRefused: () => void): (() => void) => {
  const refuse = (event: NavigateEvent): void => {
    if (event.navigationType !== 'reload' || !event.cancelable || page.document.documentElement.dataset.leaving !== undefined) return
    event.preventDefault()
    onRefused()
  }
  page.navigation?.addEventListener('navigate', refuse)
  return () => page.navigation?.removeEventListener('navigate', refuse)
}
