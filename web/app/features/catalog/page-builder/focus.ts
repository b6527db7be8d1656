import { focusAfterwards } from '#web/ui/overlays/focus-afterwards.ts'

/** Where the focus goes in the page builder after something was added or removed. */

export const focusRow = (builder: HTMLElement | null, blockId: string | undefined): void =>
  focusAfterwards(() => builder?.querySelector<HTMLElement>(blockId ? `[data-row="${blockId}"]` : '[data-add-block]'))

const fields = 'input:not([hidden], [disabled]), textarea, select, button'

/** The first field of the opened form; its heading where there is none. */
export const focusForm = (builder: HTMLElement | null): void =>
  focusAfterwards(() => {
    const form = builder?.querySelector('[data-form]')
    return form?.querySelector<HTMLElement>(fields) ?? builder?.querySelector<HTMLElement>('#inspector')
  })
