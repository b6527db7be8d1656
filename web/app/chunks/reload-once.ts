type Page = Pick<Window, 'document' | 'location' | 'sessionStorage' | 'fetch'>

/**
 * A script or a style of ours did not arrive. After a new version the old ones are gone, and the page is loaded anew, at most once
 * per path within 10 s: a broken release must not make a page flicker for ever. Whoever is on the way to another page goes on there.
 * True when the page is on its way out.
 *
 * A page carries the text of this function for the time before its scripts are there, so it uses nothing but what it is given.
 */
export async function reloadOnce(page: Page, now: number, target?: string): Promise<boolean> {
  const { dataset } = page.document.documentElement
  try {
    if (dataset.outdated === undefined) {
      const latest = await (await page.fetch(`/builds/latest.json?t=${now}`)).json()
      if (!dataset.version || !latest.version || latest.version === dataset.version) return false
    }
    // Scripts fail together; one reload is for all of them.
    if (dataset.leaving !== undefined) return true
    const address = new URL(target ?? page.location.href)
    const mark = `reloaded:${address.pathname}`
    const last = page.sessionStorage.getItem(mark)
    if (last !== null && now - Number(last) < 10_000) return false
    page.sessionStorage.setItem(mark, String(now))
    dataset.leaving = ''
    if (address.href === page.location.href) page.location.reload()
    else page.location.assign(address.href)
    return true
  } catch {
    // Offline, or in a frame that may remember nothing: without a memory there would be no end to it.
    return false
  }
}
