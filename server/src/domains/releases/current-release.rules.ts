import { createHash } from 'node:crypto'
import type { Platform } from '#contract/releases/platforms.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import { compareVersions } from './version.rules.ts'

/** What decides whether a published release is offered. */
export type PublishedRelease = {
  id: string
  number: number
  version: string
  channel: Channel
  publishedAt: Date | null
  rolledBackAt: Date | null
  rolloutStoppedAt: Date | null
  rolloutPercent: number
  /** Of its approved builds. */
  platforms: readonly string[]
}

export type Asked = {
  /** An account, else a license without one; null for an anonymous visitor. */
  asker: string | null
  channel: Channel
  platform?: Platform | undefined
  now: Date
}

/**
 * Of a hundred equal parts, the one in which somebody is for a release. Each release draws anew, so nobody is always the first to
 * try. `rollout_share` in the database says the same.
 */
export const shareOf = (releaseId: string, asker: string): number =>
  Number.parseInt(createHash('sha256').update(`${releaseId} ${asker}`).digest('hex').slice(0, 7), 16) % 100

const isOpen = (release: PublishedRelease, { channel, now }: Asked): boolean =>
  release.publishedAt !== null &&
  release.publishedAt <= now &&
  release.rolledBackAt === null &&
  release.rolloutStoppedAt === null &&
  (channel === 'beta' || release.channel === 'stable')

const isInShare = ({ id, rolloutPercent }: PublishedRelease, asker: string | null): boolean =>
  rolloutPercent === 100 || (asker !== null && shareOf(id, asker) < rolloutPercent)

const newestFirst = (one: PublishedRelease, other: PublishedRelease): number =>
  compareVersions(other.version, one.version) || other.number - one.number

/** What somebody is offered of a product, newest first. The first of a channel is for everyone: there is nothing before it. */
export const listOffered = <Release extends PublishedRelease>(releases: readonly Release[], asked: Asked): Release[] => {
  const open = releases.filter((release) => isOpen(release, asked)).sort(newestFirst)
  const first = open.at(-1)
  return open.filter((release) => isInShare(release, asked.asker) || (first && compareVersions(release.version, first.version) === 0))
}

const runsOn = ({ platforms }: PublishedRelease, platform: Platform | undefined): boolean =>
  platform === undefined || platforms.includes(platform) || platforms.includes('Universal')

/** The one release that is current for somebody. */
export const chooseCurrent = <Release extends PublishedRelease>(releases: readonly Release[], asked: Asked): Release | undefined =>
  listOffered(releases, asked).find((release) => runsOn(release, asked.platform))
