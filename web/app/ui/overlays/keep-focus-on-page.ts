/** Moves the focus to the page where what had it is gone or can no longer have it: the keyboard goes on from there, not from the bars. */
export const keepFocusOnPage = (): void => {
  if (document.activeElement !== document.body) return
  const page = document.querySelector<HTMLElement>('[data-workbench]') ?? document.getElementById('content')
  page?.focus({ preventScroll: true })
}
