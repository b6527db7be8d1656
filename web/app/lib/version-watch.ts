import { getLatestBuild } from '#contract/system.ts'
import { call } from './call.ts'
import { mayReload } from './reload-guard.ts'

const pollEvery = 60_000

let isOutdated = false

/** The version this page was loaded with, as the server wrote it into the page. */
const loadedVersion = (): string | undefined => document.documentElement.dataset.version

const compare = async (): Promise<void> => {
  const loaded = loadedVersion()
  if (!loaded) return
  try {
    const latest = await call(getLatestBuild, { query: { t: Date.now() } })
    if (latest.version !== loaded) isOutdated = true
  } catch {
    // Away or offline: the next look will tell.
  }
}

/** Looks for a new version every minute and whenever the page gets the focus. */
export const watchVersion = (): (() => void) => {
  const look = (): void => void (document.visibilityState === 'visible' && compare())
  const timer = setInterval(look, pollEvery)
  window.addEventListener('focus', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', look)
  }
}

/** A script chunk failed to load: after a new version the old chunks are gone, and the page is loaded anew. */
export const reloadAfterFailedChunk = async (path: string): Promise<boolean> => {
  if (!isOutdated) await compare()
  if (!isOutdated || !mayReload(path, Date.now(), sessionStorage)) return false
  location.assign(path)
  return true
}
