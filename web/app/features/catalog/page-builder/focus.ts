/** Where the keyboard goes on after something came or went. */

/** A dialog or a menu that closes gives the focus back to its button; so this waits until it is gone, for a second at most. */
const afterwards = (find: () => HTMLElement | null | undefined, frames = 60): void => {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) afterwards(find, frames - 1)
    else requestAnimationFrame(() => find()?.focus())
  })
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
