import { type RefCallback, useRef } from 'react'

const controls = 'button, a[href]'

/** For a part that is replaced by another under the same name, with a key of its own: whoever had tabbed to it goes on in the other. */
export const useInheritedFocus = <Part extends HTMLElement>(): RefCallback<Part> => {
  const hadFocus = useRef(false)
  const ref = useRef<RefCallback<Part>>((part) => {
    if (!part) return
    if (hadFocus.current) (part.matches(controls) ? part : part.querySelector<HTMLElement>(controls))?.focus({ preventScroll: true })
    hadFocus.current = false
    // Called before it is taken out of the page.
    return () => {
      hadFocus.current = part.contains(document.activeElement)
    }
  })
  return ref.current
}
