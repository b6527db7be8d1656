import { createHash } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import { rounds } from '../../../testing/rounds.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { manyBytes, metadataOf, openTusShop, sha256Of, tus } from '../../../testing/tus-shop.ts'

const megabyte = 1024 * 1024
/** More than the 8 MB that a storage takes as one part, for tests about parts. */
const severalParts = rounds(9, 20) * megabyte

describe.each(['disk', 's3'] as const)('on %s', async (storage) => {
  const shop = await openTusShop({ storage })
  const { base, admin, begin, patch, call, offsetOf, sendRest, sendSlowly, sendAndCut, stored, rowOf } = shop

  const sendWithClient = (bytes: Buffer, more: Partial<ConstructorParameters<typeof Upload>[1]> = {}) =>
    new Promise<Upload>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: `${base}${uploadsPath}`,
        headers: { cookie: admin.cookie },
        metadata: { filename: 'pack.zip', releaseId: 'rel_1', platform: 'Universal' },
        retryDelays: [10, 100],
        onError: reject,
        onSuccess: () => resolve(upload),
        ...more,
      })
      upload.start()
    })

  test.each([
    ['in one request', severalParts + 17, {}],
    ['in pieces of 3 MB', severalParts + 1, { chunkSize: 3 * megabyte }],
    ['in pieces of 100 KB', 2 * megabyte, { chunkSize: 100_000 }],
    ['with its first piece in the creation', 3 * megabyte, { uploadDataDuringCreation: true }],
    ['of a single byte', 1, {}],
    ['by POST alone', 2 * megabyte, { overridePatchMethod: true }],
  ])('§9 tus-js-client sends a file %s, and it arrives as it was', async (name, size, more) => {
    const bytes = manyBytes(name, size)
    const { url } = await sendWithClient(bytes, more)
    expect(sha256Of(await stored(url ?? ''))).toBe(sha256Of(bytes))
    expect(await rowOf(url ?? '')).toMatchObject({ status: 'Complete', received: size, name: 'pack.zip', writer: null })
  })

  test('§9 a file cut at any byte continues from there and ends with the same checksum', async () => {
    const bytes = manyBytes('cut', 11 * megabyte + 5)
    const url = await begin(bytes.length)
    let sent = 0
    for (const cut of [1, 1000, 65_536, 1_000_001, 3 * megabyte - 1, 3, 5 * megabyte + 7, 0, megabyte]) {
      const offset = await offsetOf(url)
      await sendAndCut(url, offset, bytes.subarray(offset), cut)
      sent = Math.max(sent, offset + cut)
      expect(await offsetOf(url)).toBeLessThanOrEqual(sent)
    }
    const last = await sendRest(url, bytes)
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
  })

  test('§9 a client that is stopped continues later, by the address it remembers', async () => {
    const bytes = manyBytes('paused', 3 * megabyte)
    const paused = Promise.withResolvers<string>()
    const first = new Upload(bytes, {
      endpoint: `${base}${uploadsPath}`,
      headers: { cookie: admin.cookie },
      metadata: { filename: 'pack.zip' },
      chunkSize: megabyte / 2,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= megabyte) void first.abort().then(() => paused.resolve(first.url ?? ''))
      },
    })
    first.start()
    const uploadUrl = await paused.promise
    const { url } = await sendWithClient(bytes, { uploadUrl })
    expect(url).toBe(uploadUrl)
    expect(sha256Of(await stored(url ?? ''))).toBe(sha256Of(bytes))
  })

  test('two writers at once: the second is asked to wait, and nothing is mixed', async () => {
    const bytes = manyBytes('two', 9 * megabyte)
    const url = await begin(bytes.length)
    const { promise: others, resolve: goOn } = Promise.withResolvers<void>()
    const first = sendSlowly(url, bytes, others)
    await expect.poll(async () => (await rowOf(url))?.written_until).not.toBeNull()
    const answers = await Promise.all([patch(url, 0, manyBytes('other', 9 * megabyte)), patch(url, 0, bytes)])
    expect(answers.map(({ status }) => status)).toEqual([423, 423])
    goOn()
    expect(await first).toBe(204)
    expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
  })

  test.each([
    ['sha256', severalParts],
    ['sha1', megabyte],
    ['md5', megabyte],
  ])('a piece whose %s does not match is refused, and the right one is stored', async (algorithm, size) => {
    const bytes = manyBytes(algorithm, size)
    const url = await begin(bytes.length)
    await patch(url, 0, bytes.subarray(0, 1000))
    const rest = bytes.subarray(1000)
    const checksum = (of: Uint8Array) => ({ 'upload-checksum': `${algorithm} ${createHash(algorithm).update(of).digest('base64')}` })
    const wrong = await patch(url, 1000, rest, checksum(bytes))
    expect([wrong.status, wrong.headers.get('tus-resumable')]).toEqual([460, '1.0.0'])
    expect(await offsetOf(url)).toBe(1000)
    expect((await patch(url, 1000, rest, checksum(rest))).status).toBe(204)
    expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
  })

  test('a removed file answers as missing, neither a piece nor the whole is accepted', async () => {
    const [half, whole] = [await begin(9 * megabyte), await begin(1000)]
    await patch(half, 0, manyBytes('half', 8 * megabyte + 1))
    await patch(whole, 0, manyBytes('whole', 1000))
    for (const url of [half, whole]) {
      expect((await call('DELETE', url, tus)).status).toBe(204)
      expect((await call('HEAD', url, tus)).status).toBe(404)
      expect((await patch(url, 0, manyBytes('x', 10))).status).toBe(404)
    }
    await runJobs(shop.shop)
    expect(await rowOf(half)).toBeUndefined()
    expect(await shop.shop.files.find(`uploads/${shop.idOf(whole)}`)).toBeUndefined()
    expect(await Array.fromAsync(shop.shop.files.list(`growing/uploads-${shop.idOf(half)}`))).toEqual([])
  })

  test('an empty file is complete at once', async () => {
    const answer = await shop.create(0)
    expect(answer.status).toBe(201)
    expect(await offsetOf(answer.headers.get('location') ?? '')).toBe(0)
    expect((await stored(answer.headers.get('location') ?? '')).length).toBe(0)
  })

  test('an upload that a killed process left incomplete is completed by the next request', async () => {
    const bytes = manyBytes('end', 2 * megabyte)
    const url = await begin(bytes.length)
    await patch(url, 0, bytes)
    await shop.db.updateTable('resumable_uploads').set({ status: 'Open' }).where('id', '=', shop.idOf(url)).execute()
    expect(await offsetOf(url)).toBe(bytes.length)
    expect(await rowOf(url)).toMatchObject({ status: 'Complete' })
    expect(sha256Of(await stored(url))).toBe(sha256Of(bytes))
  })

  test('HEAD returns the metadata of the file, and how long it lasts', async () => {
    const metadata = `${metadataOf({ filename: 'Tiefe Töne.zip', platform: 'Mac' })},isDraft`
    const answer = await shop.create(1000, { 'upload-metadata': metadata })
    const head = await call('HEAD', answer.headers.get('location') ?? '', tus)
    expect(
      Object.fromEntries(
        ['upload-metadata', 'upload-length', 'upload-offset', 'upload-expires'].map((name) => [name, head.headers.get(name)]),
      ),
    ).toEqual({
      'upload-metadata': metadata,
      'upload-length': '1000',
      'upload-offset': '0',
      'upload-expires': 'Fri, 08 Mar 2030 12:00:00 GMT',
    })
    expect(head.headers.get('cache-control')).toContain('no-store')
  })
})
