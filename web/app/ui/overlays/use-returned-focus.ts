import { useLayoutEffect, useRef } from 'react'
import { focusAfterwards } from './focus-afterwards.ts'

/**
 * Returns the focus to what opened an overlay, should nobody else. The overlays' library only knows what was focused since it was loaded,
 * and the first overlay of a page loads it when its button was pressed already. For the parts that are loaded with the library.
 */
export const useReturnedFocus = (open: boolean): void => {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement
    return () => focusAfterwards(() => (document.activeElement === document.body ? (opener.current as HTMLElement | null) : null))
  }, [open])
}
