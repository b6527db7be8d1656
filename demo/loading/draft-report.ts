import type { BuildReport } from '#contract/releases/build-report.ts'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoProduct } from '#demo/shop/entries.ts'
import { platformsOfSystem } from './plan-releases.ts'

/** The check's report on a demo archive: a few sounds, and no plugin. The same lines as for an uploaded one. */
export const draftReport = ({ type, compatibility }: DemoProduct, platform: Platform, files: number): BuildReport => {
  const claimed = compatibility.systems.filter(({ name }) => platformsOfSystem(name).includes(platform)).flatMap(({ formats }) => formats)
  const line = (level: 'green' | 'amber', code: string, title: string) => ({ level, code, title, detail: null })
  return {
    lines: [
      line('green', 'content', `${files} files inside, none in an unexpected place.`),
      ...(type === 'Plugin'
        ? [line('amber', 'formats-missing', `The page lists ${claimed.join(', ')}, but this build doesn’t have them.`)]
        : []),
      line('amber', 'virus-scan-off', 'Not scanned for viruses: no scanner is set up.'),
    ],
    formats: [],
    pack: null,
  }
}
