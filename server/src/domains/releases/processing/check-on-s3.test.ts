import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { saveCreatorSettings } from '#contract/creators/creator-settings.ts'
import * as contract from '#contract/releases/own-releases.ts'
import { pluginZip } from '../../../../testing/check-shop.ts'
import { openPackShop, packOf } from '../../../../testing/pack-shop.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { mountSmallDisk } from '../../../../testing/small-disk.ts'
import { manyBytes, s3Variables } from '../../../../testing/tus-shop.ts'
import { answerBy, listenAsScanner } from '../inspection/testing/scanner-double.ts'
import { checkBuild } from './check-build.ts'

/** Everything is in a real S3 server: uploads, installers, previews. */
const scanned: Buffer[] = []
const CLAMD_ADDRESS = await listenAsScanner(
  answerBy((content, socket) => {
    scanned.push(content)
    socket.end(`stream: ${content.includes('EVIL') ? 'Test.Evil FOUND' : 'OK'}\0`)
  }),
)
const { shop, db, ada, call, release, send, name, run, buildOf, own, open, publish, listen, deps } = await openPackShop({
  ...(await s3Variables()),
  CLAMD_ADDRESS,
})
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const rowOf = (id: string) => db.selectFrom('builds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const leftHere = async (): Promise<string[]> =>
  (await readdir(deps.workFolder)).concat(existsSync(join(shop.config.dataDir, 'files')) ? ['files'] : [])

test('§9 a file in S3 is hashed, listed and scanned, and nothing of it stays on this machine', async () => {
  const { id } = await release()
  const bytes = pluginZip({ 'manual.txt': 'Read me.' })
  await name(id, await send(bytes))
  await run()
  const build = await buildOf(id)
  expect(build).toMatchObject({ status: 'Ready', size: bytes.length, sha256: sha256Of(bytes), check: { status: 'Completed', tries: 1 } })
  expect(build.manifest).toMatchObject({
    licensePath: 'license.txt',
    files: expect.arrayContaining([expect.objectContaining({ path: 'manual.txt' })]),
  })
  expect(build.report?.formats).toEqual(['VST3'])
  expect(build.report?.lines.map(({ level, code }) => `${level} ${code}`)).toContain('green no-virus')
  expect(scanned.at(-1)?.equals(bytes)).toBe(true)
  expect(await leftHere()).toEqual([])
})

test('§9 a file in S3 with a virus or a path trick is not ready, and says why', async () => {
  for (const [more, reason] of [
    [{ 'EVIL.txt': 'x' }, 'A virus was found: Test.Evil.'],
    [{ '../../etc/passwd': 'x' }, expect.stringContaining('leads out of its folder')],
  ] as const) {
    const { id } = await release()
    await name(id, await send(pluginZip(more)))
    await run()
    expect(await buildOf(id)).toMatchObject({ status: 'NotReady', reason, check: { status: 'Completed' } })
  }
  expect(await leftHere()).toEqual([])
})

const hasNsis = (await deps.findTools()).makensis !== null

test.runIf(hasNsis)(
  '§13 an installer is made of a file in S3, lies there under its hash, and goes with its build',
  { timeout: 120_000 },
  async () => {
    const eula = { installerConfiguration: { eula: 'Play it, do not share it.' } }
    expect((await call(ada, saveCreatorSettings, { body: eula })).statusCode).toBe(200)
    const { id } = await release()
    const bytes = pluginZip()
    await name(id, await send(bytes))
    await run()
    const build = await buildOf(id)
    expect(build).toMatchObject({ status: 'Ready', madeFrom: 'deep.zip' })
    const { file_key, source_file_key } = await rowOf(build.id)
    expect(sha256Of(await buffer(await shop.files.open(file_key ?? '')))).toBe(build.sha256)
    expect(await buffer(await shop.files.open(source_file_key ?? ''))).toEqual(bytes)
    expect((await call(ada, contract.removeBuild, { params: { releaseId: id, platform: 'Windows' } })).statusCode).toBe(200)
    await run()
    expect(await Promise.all([file_key, source_file_key].map((key) => shop.files.find(key ?? '')))).toEqual([undefined, undefined])
    expect(await leftHere()).toEqual([])
  },
)

test('§9 the sounds of a pack in S3 are read, previewed, opened and played', async () => {
  const { id } = await release({ productId: 'waves' })
  await name(id, await send(packOf(['Pad 120 Am.wav', 'Two.wav', 'Three.wav']), 'waves.zip'), { platform: 'Universal' })
  await run()
  const build = await buildOf(id)
  expect(build).toMatchObject({ status: 'Ready', report: { pack: { sounds: 3 } } })
  const { state, sounds } = await own(id)
  expect([state, sounds.map((sound) => sound.name)]).toEqual(['Ready', ['Pad 120 Am.wav', 'Two.wav', 'Three.wav']])
  await open(
    id,
    sounds.map((sound) => sound.id),
  )
  await publish(id)
  expect((await listen()).json()).toMatchObject({ total: 3, open: 3 })
  const keys = await db.selectFrom('pack_sounds').select('preview_key').where('build_id', '=', build.id).execute()
  for (const { preview_key } of keys) expect((await buffer(await shop.files.open(preview_key ?? ''))).length).toBeGreaterThan(1000)
  expect(await leftHere()).toEqual([])
})

const disk = mountSmallDisk(2)

test.skipIf(!disk)(
  '§9 a disk too full for the copy of a file in S3 ends its check with a reason after three tries, and leaves no half of it',
  async () => {
    const full = { ...deps, workFolder: disk ?? '' }
    const { id } = await release()
    await name(id, await send(pluginZip({ 'noise.bin': manyBytes('noise', 4_000_000).toString('latin1') })))
    await runJobs(shop, ['upload-finished', 'build-named-upload'])
    const { id: buildId } = await buildOf(id)
    const { upload_id } = await rowOf(buildId)
    for (const status of ['Dispatched', 'Dispatched', 'Failed']) {
      await expect(checkBuild(full, { buildId, uploadId: upload_id ?? '' })).rejects.toThrow(/ENOSPC/)
      expect(await buildOf(id)).toMatchObject({ status: 'NotReady', sha256: null, check: { status } })
      expect(await readdir(full.workFolder)).toEqual([])
    }
    expect((await buildOf(id)).reason).toMatch(/Check it again/)
    await call(ada, contract.checkBuildAgain, { params: { releaseId: id, platform: 'Windows' } })
    await run()
    expect(await buildOf(id)).toMatchObject({ status: 'Ready', check: { tries: 1 } })
  },
)
