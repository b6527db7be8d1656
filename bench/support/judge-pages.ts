import { statSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'

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

type Look = RunnerResult['lhr']

type NetworkItems = { items: { url: string; resourceType: string }[] }

const scriptsOf = (details: unknown): string[] =>
  (details as NetworkItems).items
    .filter((item) => item.resourceType === 'Script' && item.url.includes('/assets/'))
    .map((item) => new URL(item.url).pathname)

/** Lighthouse with its mobile profile, the best of three runs per page, and the scripts that the last page loads. */
export const judgePages = async (origin: string, paths: readonly string[], build: string): Promise<Judged> => {
  const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: flags })
  try {
    const looks = new Map<string, Look[]>(paths.map((path) => [path, []]))
    // In rounds: a shop that was just opened still has work to do, which should not affect all runs of the first page.
    for (let round = 0; round < 3; round++) {
      for (const [path, ofPath] of looks) {
        const result = await lighthouse(`${origin}${path}`, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
        if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`)
        ofPath.push(result.lhr)
      }
    }
    const scores = [...looks].flatMap(([path, ofPath]) =>
      categories.map((category) => ({
        what: `${category} of ${path}`,
        score: Math.round(Math.max(...ofPath.map((look) => look.categories[category]?.score ?? 0)) * 100),
      })),
    )
    const scripts = scriptsOf(looks.get(paths.at(-1) ?? '')?.[0]?.audits['network-requests']?.details)
    const bytes = scripts.reduce((sum, script) => sum + statSync(join(build, `${script}.gz`)).size, 0)
    return { scores, scriptKilobytes: bytes / 1024 }
  } finally {
    chrome.kill()
  }
}
