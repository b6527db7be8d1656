/**
 * Once something was removed, what followed it is under the pointer: the rest of a double click on the button that removed it, meant for
 * nothing else, has no effect. The next click that begins anew counts again.
 */
export const ignoreDoubleClick = (page: EventTarget = window): void => {
  const hear = (event: Event): void => {
    if ((event as MouseEvent).detail > 1) {
      event.preventDefault()
      event.stopPropagation()
    } else page.removeEventListener('click', hear, true)
  }
  page.addEventListener('click', hear, true)
}
