import type { BuildReport } from '#contract/releases/build-report.ts'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoProduct } from '#demo/shop/entries.ts'
import { claimedFormats, compareFormats } from '#domains/releases/index.ts'

/** The check's report on a demo archive: a few sounds, and no plugin. */
export const draftReport = ({ type, compatibility }: DemoProduct, platform: Platform, files: number): BuildReport => {
  const line = (level: 'green' | 'amber', code: string, title: string) => ({ level, code, title, detail: null })
  return {
    lines: [
      line('green', 'content', `${files} files inside, none in an unexpected place.`),
      ...(type === 'Plugin' ? compareFormats([], claimedFormats(compatibility.systems, platform)) : []),
      line('amber', 'virus-scan-off', 'Not scanned for viruses: no scanner is set up.'),
    ],
    formats: [],
    pack: null,
  }
}
