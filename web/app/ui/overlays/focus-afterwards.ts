/**
 * Moves the focus after something was added or removed. A closing dialog or menu returns the focus to its button; so this waits until it is
 * gone, for a second at most.
 */
export const focusAfterwards = (find: () => HTMLElement | null | undefined, frames = 60): void => {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) focusAfterwards(find, frames - 1)
    else requestAnimationFrame(() => find()?.focus())
  })
}
