import { statSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

type Judged = { scores: { what: string; score: number }[]; scriptKilobytes: number }

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type NetworkItems = { items: { url: string; resourceType: string }[] }

const scriptsOf = (details: unknown): string[] =>
  (details as NetworkItems).items
    .filter((item) => item.resourceType === 'Script' && item.url.includes('/assets/'))
    .map((item) => new URL(item.url).pathname)

/** Lighthouse on its mobile profile, the better of two looks per page, and what the last page loads as scripts. */
export const judgePages = async (origin: string, paths: readonly string[], build: string): Promise<Judged> => {
  const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: flags })
  try {
    const scores: Judged['scores'] = []
    let scripts: string[] = []
    for (const path of paths) {
      const looks = []
      for (let look = 0; look < 2; look++) {
        const result = await lighthouse(`${origin}${path}`, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
        if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`)
        looks.push(result.lhr)
      }
      for (const category of categories) {
        const best = Math.max(...looks.map((lhr) => lhr.categories[category]?.score ?? 0))
        scores.push({ what: `${category} of ${path}`, score: Math.round(best * 100) })
      }
      scripts = scriptsOf(looks[0]?.audits['network-requests']?.details)
    }
    const bytes = scripts.reduce((sum, script) => sum + statSync(join(build, `${script}.gz`)).size, 0)
    return { scores, scriptKilobytes: bytes / 1024 }
  } finally {
    chrome.kill()
  }
}
