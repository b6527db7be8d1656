import { createHash } from 'node:crypto'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoCreator, DemoProduct } from '#demo/shop/entries.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { fillArchive } from './fill-archive.ts'
import { writeZip } from './write-zip.ts'

const suffixOf = { Windows: ' Windows', Mac: ' Mac', Linux: ' Linux', Universal: '' } as const

type Packed = { creator: DemoCreator; product: DemoProduct; version: string; platform: Platform }

/** Builds the archive of one version for one system, and stores it as a build. */
export const packBuild = async (files: Files, { creator, product, version, platform }: Packed) => {
  const entries = fillArchive(creator, product, version, platform)
  const bytes = writeZip(entries)
  const fileKey = contentKey('releases', bytes, 'zip')
  await files.put(fileKey, bytes, { contentType: 'application/zip' })
  return {
    platform,
    name: `${product.name} ${version}${suffixOf[platform]}.zip`,
    fileKey,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    manifest: { files: entries.map(({ path }) => ({ name: path.split('/').at(-1) ?? path, path })), licensePath: 'License.txt' },
  }
}
