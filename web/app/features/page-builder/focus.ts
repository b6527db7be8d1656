/** Where the keyboard goes on after something came or went. It waits until the screen shows it. */

const afterwards = (find: () => HTMLElement | null | undefined): void => {
  // Two frames: a dialog or a menu that closes gives the focus back to its button in the first.
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))
}

export const focusRow = (builder: HTMLElement | null, blockId: string | undefined): void =>
  afterwards(() => builder?.querySelector<HTMLElement>(blockId ? `[data-row="${blockId}"]` : '[data-add-block]'))

const fields = 'input:not([hidden], [disabled]), textarea, select, button'

/** The first field of the form that opened; its heading where there is none. */
export const focusForm = (builder: HTMLElement | null): void =>
  afterwards(() => {
    const form = builder?.querySelector('[data-form]')
    return form?.querySelector<HTMLElement>(fields) ?? builder?.querySelector<HTMLElement>('#inspector')
  })
