import type { BuildReport } from '#contract/releases/build-report.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { Manifest } from '#contract/releases/releases.ts'
import type { BuildDifference } from '#contract/releases/reviews.ts'

/** What is known of a build: what is in it, and what its check found. */
export type ComparedBuild = { platform: BuildPlatform; size: number | null; manifest: Manifest | null; report: BuildReport | null }

const maxListed = 100

/** Archives often have one folder with the version in its name: it would make every file a new one. */
const sharedFolder = (paths: readonly string[]): string => {
  const folder = paths[0]?.includes('/') ? `${paths[0].split('/')[0]}/` : ''
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder : ''
}

const filesOf = (manifest: Manifest | null): Map<string, number | undefined> => {
  const files = manifest?.files ?? []
  const folder = sharedFolder(files.map(({ path }) => path))
  return new Map(files.map(({ path, size }) => [path.slice(folder.length), size]))
}

const changedFiles = (before: Map<string, number | undefined>, now: Map<string, number | undefined>) =>
  [...now].flatMap(([path, size]) => {
    const old = before.get(path)
    return old !== undefined && size !== undefined && old !== size ? [{ path, before: old, now: size }] : []
  })

const missingIn = <Item>(items: readonly Item[], others: { has(item: Item): boolean }): Item[] => items.filter((item) => !others.has(item))

type Pair = { platform: BuildPlatform; before: ComparedBuild | undefined; now: ComparedBuild | undefined }

const compareBuild = ({ platform, before, now }: Pair, version: string): BuildDifference => {
  // Where one of the two was never listed, there is nothing to compare.
  const areListed = before?.manifest && now?.manifest
  const [old, current] = areListed ? [filesOf(before.manifest), filesOf(now.manifest)] : [new Map(), new Map()]
  const added = missingIn([...current.keys()], old)
  const removed = missingIn([...old.keys()], current)
  const changed = changedFiles(old, current)
  const [oldFormats, currentFormats] = [new Set(before?.report?.formats ?? []), new Set(now?.report?.formats ?? [])]
  const beyond = [added, removed, changed].map(({ length }) => Math.max(0, length - maxListed))
  return {
    platform,
    isCompared: Boolean(areListed),
    before: before && before.size !== null ? { version, size: before.size } : null,
    sizeNow: now?.size ?? null,
    added: added.slice(0, maxListed),
    removed: removed.slice(0, maxListed),
    changed: changed.slice(0, maxListed),
    formatsAdded: missingIn([...currentFormats], oldFormats),
    formatsRemoved: missingIn([...oldFormats], currentFormats),
    unlisted: beyond.reduce((sum, more) => sum + more, 0),
  }
}

/** What differs between the last approved release and this one, platform by platform. Without one before, everything is new. */
export const listDifferences = (
  last: { version: string; builds: readonly ComparedBuild[] } | undefined,
  builds: readonly ComparedBuild[],
): BuildDifference[] => {
  if (!last) return []
  const platforms = [...new Set([...builds, ...last.builds].map(({ platform }) => platform))]
  const of = (all: readonly ComparedBuild[], platform: BuildPlatform) => all.find((build) => build.platform === platform)
  return platforms.map((platform) => compareBuild({ platform, before: of(last.builds, platform), now: of(builds, platform) }, last.version))
}
