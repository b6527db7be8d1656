import { useLayoutEffect } from 'react'
import { afterOverlays } from './focus-afterwards.ts'
import { keepFocusOnPage } from './keep-focus-on-page.ts'

/**
 * Returns the focus to what opened an overlay, should nobody else. The overlays' library only knows what was focused since it was loaded,
 * and the first overlay of a page loads it when its button was pressed already. For the parts that are loaded with the library.
 */
export const useReturnedFocus = (open: boolean): void => {
  useLayoutEffect(() => {
    if (!open) return
    const opened = document.activeElement as HTMLElement | null
    return () =>
      afterOverlays(() => {
        if (document.activeElement === document.body) opened?.focus()
        keepFocusOnPage()
      })
  }, [open])
}
