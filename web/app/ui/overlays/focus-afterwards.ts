/** Frames of about a second. */
const patience = 60

const isOverlayOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** A closing dialog or menu returns the focus to its button; what moves the focus waits until it is gone, for a second at most. */
export const afterOverlays = (act: () => void, frames = patience): void => {
  requestAnimationFrame(() => {
    if (frames > 0 && isOverlayOpen()) afterOverlays(act, frames - 1)
    else requestAnimationFrame(act)
  })
}

const focusOnceDrawn = (find: () => HTMLElement | null | undefined, frames: number): void => {
  const found = find()
  if (found) found.focus()
  else if (frames > 0) requestAnimationFrame(() => focusOnceDrawn(find, frames - 1))
}

/** Moves the focus after something was added or removed. What takes it may be drawn a little after its answer came: it is waited for, too. */
export const focusAfterwards = (find: () => HTMLElement | null | undefined): void => afterOverlays(() => focusOnceDrawn(find, patience))
