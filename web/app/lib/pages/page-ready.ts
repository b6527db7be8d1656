const retryEvery = 500

/** Runs once the page is complete and React has taken it over; until then it looks again every 500 ms. */
export const whenPageReady = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const isReady = document.readyState === 'complete' && document.documentElement.hasAttribute('data-hydrated')
    if (isReady) run()
    else timer = setTimeout(look, retryEvery)
  }
  look()
  return () => clearTimeout(timer)
}
