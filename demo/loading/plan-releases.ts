import { createHash } from 'node:crypto'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoCreator, DemoProduct } from '#demo/shop/entries.ts'
import { added, firstNotes, mended, toldNotes } from '#demo/shop/release-notes.ts'

export type PlannedRelease = { version: string; daysAgo: number; notes: string; platforms: Platform[] }

/** The versions before a version, as far as they follow from its number: 2.3.1 follows 2.3.0, which follows 2.2.0. Oldest first. */
export const versionsUpTo = (version: string): string[] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const before = patch > 0 ? [`${major}.${minor}.0`] : []
  if (minor > 0) before.push(`${major}.${minor - 1}.0`)
  else if (major > 1) before.push(`${major - 1}.0.0`)
  return [...before.reverse(), version]
}

const draw = <Item>(from: readonly Item[], count: number, name: string): Item[] => {
  const start = createHash('sha256').update(name).digest().readUInt32BE()
  return Array.from({ length: count }, (_none, turn) => from[(start + turn * 3) % from.length]).filter((item) => item !== undefined)
}

const listed = (lines: readonly string[]): string => [...new Set(lines)].map((line) => `- ${line}`).join('\n')

const notesFor = (path: string, product: DemoProduct, version: string, isFirst: boolean): string => {
  const told = toldNotes[`${path} ${version}`]
  if (told) return told.trim()
  if (isFirst) return firstNotes(product.name)
  const name = `${path} ${version}`
  const isMending = !version.endsWith('.0')
  return isMending
    ? listed(draw(mended[product.type], 2, name))
    : listed([...draw(added[product.type], 2, name), ...draw(mended[product.type], 1, name)])
}

const platformOfSystem: [RegExp, Platform][] = [
  [/mac/i, 'Mac'],
  [/windows/i, 'Windows'],
  [/linux/i, 'Linux'],
]

/** A plugin is built for the systems it lists; a pack is the same everywhere. */
export const platformsOf = ({ type, compatibility }: DemoProduct): Platform[] =>
  type === 'Plugin'
    ? compatibility.systems.flatMap(({ name }) => platformOfSystem.filter(([shape]) => shape.test(name)).map(([, platform]) => platform))
    : ['Universal']

/** The releases of a product from its publication to its newest version, oldest first. */
export const planReleases = (creator: Pick<DemoCreator, 'id'>, product: DemoProduct): PlannedRelease[] => {
  const versions = product.released === product.published ? [product.version] : versionsUpTo(product.version)
  const span = product.published - product.released
  return versions.map((version, index) => ({
    version,
    daysAgo: index === versions.length - 1 ? product.released : product.published - Math.floor((span * index) / versions.length),
    notes: notesFor(`${creator.id}/${product.id}`, product, version, index === 0),
    platforms: platformsOf(product),
  }))
}
