import type { Tx } from '#platform/database/database.ts'
import './releases.tables.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { Manifest } from '#contract/releases/releases.ts'
import { manifestColumns } from './release.documents.ts'

export type NewRelease = {
  id: string
  creatorId: string
  productId: string
  number: number
  version: string
  notes: string
  publishedAt: Date
}

export type NewBuild = {
  id: string
  platform: BuildPlatform
  name: string
  fileKey: string
  size: number
  sha256: string
  manifest: Manifest | null
}

/** A release that went through all steps: approved and published, with its builds. */
export const insertApprovedRelease = async (tx: Tx, release: NewRelease, builds: readonly NewBuild[]): Promise<void> => {
  await tx
    .insertInto('releases')
    .values({
      id: release.id,
      creator_id: release.creatorId,
      product_id: release.productId,
      number: release.number,
      version: release.version,
      notes: release.notes,
      status: 'Approved',
      reason: null,
      published_at: release.publishedAt,
      created_at: release.publishedAt,
    })
    .execute()
  if (builds.length === 0) return
  await tx
    .insertInto('builds')
    .values(
      builds.map((build) => ({
        id: build.id,
        release_id: release.id,
        platform: build.platform,
        name: build.name,
        file_key: build.fileKey,
        size: build.size,
        sha256: build.sha256,
        status: 'Approved' as const,
        reason: null,
        ...manifestColumns(build.manifest),
        created_at: release.publishedAt,
      })),
    )
    .execute()
}
