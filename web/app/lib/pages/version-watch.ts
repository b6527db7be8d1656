import { arrive } from '../../chunks/arrive.ts'
import { call } from '../api/call.ts'
import { lazyRoute } from '../api/lazy-route.ts'

const getLatestBuild = lazyRoute(
  { name: 'getLatestBuild', method: 'GET', path: '/builds/latest.json' },
  async () => (await arrive(import('#contract/core/latest-build.ts'))).getLatestBuild,
)

const pollEvery = 60_000

/** The page records that it is outdated; chunks/reload-once.ts decides what that means. */
const compare = async (): Promise<void> => {
  const { dataset } = document.documentElement
  try {
    const latest = await call(getLatestBuild, { query: { t: Date.now() } })
    if (dataset.version && latest.version !== dataset.version) dataset.outdated = ''
  } catch {
    // Away or offline: the next check will tell.
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
