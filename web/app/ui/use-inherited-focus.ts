import { type RefCallback, useRef } from 'react'

const controls = 'button, a[href]'

/** For an element that is replaced by a similar one with another key: if the first had the focus, the second gets it. */
export const useInheritedFocus = <Part extends HTMLElement>(): RefCallback<Part> => {
  const hadFocus = useRef(false)
  const ref = useRef<RefCallback<Part>>((part) => {
    if (!part) return
    if (hadFocus.current) (part.matches(controls) ? part : part.querySelector<HTMLElement>(controls))?.focus({ preventScroll: true })
    hadFocus.current = false
    // Called before the element is removed from the page.
    return () => {
      hadFocus.current = part.contains(document.activeElement)
    }
  })
  return ref.current
}
