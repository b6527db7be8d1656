import { createHash } from 'node:crypto'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { addApprovedRelease } from '#domains/releases/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'

/** `files` are in the archive, as listed after its upload. */
type SomeBuild = { platform: BuildPlatform; name?: string; bytes?: Buffer; files?: string[] }
type SomeRelease = { version?: string; notes?: string; publishedAt?: string; builds?: SomeBuild[] }

/** Bytes that are always the same for a name, and differ between names. */
export const sampleBytes = (name: string, length = 1_000): Buffer => {
  const seed = createHash('sha256').update(name).digest()
  return Buffer.from(Array.from({ length }, (_none, at) => (seed[at % seed.length] ?? 0) ^ (at & 255) ^ ((at >> 8) & 255)))
}

const manifestOf = (files: string[] | undefined) =>
  files ? { files: files.map((path) => ({ name: path.split('/').at(-1) ?? path, path })), licensePath: null } : null

/** A published release of `creator/product`, with its files in storage. */
export const addRelease = async (db: Reader, files: Files, path: string, release: SomeRelease = {}): Promise<string> => {
  const [creatorId = '', productId = ''] = path.split('/')
  const { version = '1.0.0', notes = '- First release', publishedAt = '2030-02-10T09:00:00Z' } = release
  const stored = await Promise.all(
    (release.builds ?? [{ platform: 'Mac' }, { platform: 'Windows' }]).map(async ({ platform, name, bytes, files: inside }) => {
      const body = bytes ?? sampleBytes(`${path} ${version} ${platform}`)
      const fileKey = contentKey('releases', body, 'zip')
      await files.put(fileKey, body, { contentType: 'application/zip' })
      const sha256 = createHash('sha256').update(body).digest('hex')
      return {
        platform,
        name: name ?? `${productId}-${version}-${platform}.zip`,
        fileKey,
        size: body.length,
        sha256,
        manifest: manifestOf(inside),
      }
    }),
  )
  const approved = { creatorId, productId, version, notes, publishedAt: new Date(publishedAt), builds: stored }
  return db.transaction().execute((tx) => addApprovedRelease(tx, approved))
}
