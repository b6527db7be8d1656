import type { Platform } from '#contract/releases/platforms.ts'
import type { LatestRelease } from '#contract/releases/updates.ts'
import { showText } from '#kernel/shown-text.ts'
import { downloadPath } from '../downloads/describe-releases.ts'
import { compareVersions } from '../version.rules.ts'
import type { LatestBuild, ProductLatest } from './latest.views.ts'

type Asked = { platform: Platform | undefined; version: string | undefined; publicUrl: string }

const isFor = (platform: Platform | undefined, build: LatestBuild): boolean =>
  platform === undefined || build.platform === platform || build.platform === 'Universal'

export const describeLatest = async (
  { productId, release }: ProductLatest & { release: NonNullable<ProductLatest['release']> },
  { platform, version, publicUrl }: Asked,
): Promise<LatestRelease> => ({
  productId,
  version: release.version,
  channel: release.channel,
  publishedAt: release.publishedAt.toISOString(),
  notes: release.notes,
  notesHtml: await showText(release.notes),
  isNewer: version === undefined ? null : compareVersions(release.version, version) > 0,
  downloads: release.builds
    .filter((build) => isFor(platform, build))
    .map(({ id, ...build }) => ({ key: id, ...build, url: downloadPath(publicUrl, id) })),
})
