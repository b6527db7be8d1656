const retryEvery = 500

/** Runs once the page is loaded and hydrated; until then it checks every 500 ms. */
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
