import type { Platform } from '#contract/releases/platforms.ts'
import type { Download, Manifest, ProductReleases, Release } from '#contract/releases/releases.ts'
import { showText } from '#kernel/shown-text.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { Holder } from '../current-release.ts'
import { manifestDocument } from '../release.documents.ts'
import type { BuildRow, ProductRow, ReleaseRow } from '../release.views.ts'
import { judgeRight, needsOf, trialDaysOf } from './right.rules.ts'

/** Where a build is asked for, for ever; it leads on to a link. */
export const downloadPath = (publicUrl: string, buildId: string): string =>
  new URL(`/api/customer/inventory/downloads/${buildId}`, publicUrl).href

/** A build whose list of files is read. */
export type ReadBuild = Omit<BuildRow, 'manifest'> & { manifest: Manifest | null }

export const readBuild = (row: BuildRow): ReadBuild => ({ ...row, manifest: readOptional(manifestDocument, row.manifest) })

/** A build as customers see it. Its path is absolute, and also works behind a creator's own prefix. */
export const describeBuild = (build: ReadBuild, publicUrl: string, isAllowed: boolean): Download => ({
  name: build.name,
  key: build.id,
  platform: build.platform,
  size: build.size,
  sha256: build.sha256,
  path: isAllowed ? downloadPath(publicUrl, build.id) : null,
  ...(build.manifest && { manifest: build.manifest }),
})

const describeRelease = async (row: ReleaseRow, publicUrl: string, isAllowed: boolean): Promise<Release> => ({
  id: row.id,
  version: row.version,
  notes: row.notes,
  notesHtml: await showText(row.notes),
  publishedAt: new Date(row.publishedAt).toISOString(),
  downloads: row.builds.map((build) => describeBuild(readBuild(build), publicUrl, isAllowed)),
})

type Asking = { holder: Holder; publicUrl: string; platform: Platform | undefined }

export const describeReleases = async (
  row: ProductRow,
  { holder, publicUrl, platform }: Asking,
): Promise<Omit<ProductReleases, 'hasMore' | 'next'>> => {
  const needs = needsOf(row.type, row.variations)
  const { right } = judgeRight(needs, { ...holder, ownsByUser: row.owns_by_user, ownsByLicense: row.owns_by_license })
  return {
    productId: row.id,
    name: row.name,
    type: row.type,
    iconUrl: row.icon_url,
    creatorId: row.creator_id,
    creator: { name: row.creator_name, slug: row.creator_slug, ...(!row.is_creator_live && { isHidden: true as const }) },
    ...(!row.is_on_sale && { isWithdrawn: true as const }),
    trialDays: trialDaysOf(row.type, row.variations),
    platform: platform ?? null,
    downloadsNeedsUser: needs.needsUser,
    downloadsNeedsOwnership: needs.needsOwnership,
    downloadsAllowed: right !== null,
    releases: await Promise.all(row.releases.map((release) => describeRelease(release, publicUrl, right !== null))),
  }
}
