import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveCreatorSettings } from '#contract/creators/creator-settings.ts'
import { releaseJobsOfSilent } from '#platform/jobs/live-workers.ts'
import { pluginZip } from '../../../../testing/check-shop.ts'
import { openPackShop, packOf } from '../../../../testing/pack-shop.ts'
import { isLongRun } from '../../../../testing/rounds.ts'
import { startShopProcess } from '../../../../testing/start-shop-process.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { testDay } from '../../../../testing/test-shop.ts'
import { answerBy, listenAsScanner } from '../inspection/testing/scanner-double.ts'

/** A scanner that takes as long as the test wants: in the middle of a check. */
let isScannerSilent = false
let isScannerAsked = false
const CLAMD_ADDRESS = await listenAsScanner(
  answerBy((_content, socket) => {
    isScannerAsked = true
    if (!isScannerSilent) socket.end('stream: OK\0')
  }),
)
const { shop, db, ada, call, release, arrive, send, name, buildOf, own, run } = await openPackShop()
const temporary = makeTestFolder()
const env = { DATABASE_URL: shop.database.url, DATA_DIR: shop.config.dataDir, TMPDIR: temporary, TEST_CLOCK: testDay, CLAMD_ADDRESS }
const start = () => startShopProcess({ ...env, ROLE: 'worker' })

/** A killed worker is silent for 45 seconds before others take its jobs. Only the long run waits for that, and once. */
let isWaitedFor = isLongRun
const passSilence = async (): Promise<void> => {
  if (!isWaitedFor) await sql`update live_workers set seen_at = seen_at - interval '1 minute'`.execute(db)
  isWaitedFor = false
}

const until = async (what: () => Promise<unknown>, seconds: number): Promise<void> => {
  const end = performance.now() + seconds * 1000
  while (!(await what())) {
    if (performance.now() > end) throw new Error('This did not come to be in time')
    await wait(5)
  }
}

const rowOf = (buildId: string) => db.selectFrom('builds').selectAll().where('id', '=', buildId).executeTakeFirstOrThrow()
/** Fails at once, with the reason, where a check ends in any other way. */
const untilChecked = async (buildId: string, seconds: number): Promise<void> => {
  const isUnderWay = async () => ['Dispatched', 'Running'].includes((await rowOf(buildId)).check_status ?? '')
  await until(async () => !(await isUnderWay()), seconds)
  expect(await rowOf(buildId)).toMatchObject({ check_status: 'Completed' })
}
const previewsOf = async (buildId: string) => {
  const made = db.selectFrom('pack_sounds').select(['position', 'preview_key']).where('build_id', '=', buildId).orderBy('position')
  const { status } = (await db.selectFrom('pack_previews').select('status').where('build_id', '=', buildId).executeTakeFirst()) ?? {}
  return { status, made: await made.execute() }
}
const jobsLeft = async (): Promise<number> => {
  const some = sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j where j.task_identifier in ('check-build', 'check-large-build', 'make-previews', 'remove-build-files')`
  return (await some.execute(db)).rows[0]?.count ?? 0
}

/** No file is left anywhere that a check had stored for itself. */
const leftovers = async (): Promise<string[]> => {
  const folders = ['work', 'work-on-previews'].map((folder) => join(shop.config.dataDir, folder))
  const inWork = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return [...inWork.flat(), ...(await readdir(temporary)).filter((found) => found.startsWith('soundfair-'))]
}
const storedFiles = async (folder: string): Promise<string[]> => {
  const found = await readdir(join(shop.config.dataDir, 'files', folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('§9 a worker killed in the middle of a check: another starts it again, it ends Ready, and nothing is left over or there twice', async () => {
  const { id } = await release()
  const { buildId, fileKey } = await arrive(id, { bytes: pluginZip({ 'manual.txt': 'Read me.' }) })
  isScannerSilent = true
  const first = await start()
  // The progress may be written a moment later, and the scanner is not waited for beyond a minute.
  await until(async () => isScannerAsked, 120)
  await first.kill()
  expect(await rowOf(buildId)).toMatchObject({ check_status: 'Running', check_tries: 1, sha256: null })
  isScannerSilent = false
  await passSilence()
  // Another process takes seconds to start, and only the long run has them.
  const second = isLongRun ? await start() : undefined
  if (!second) await releaseJobsOfSilent(shop.database.pool).then(run)
  await untilChecked(buildId, 150)
  await until(async () => (await jobsLeft()) === 0, 60)
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', check: { status: 'Completed', progress: 1, tries: 2 } })
  expect(await leftovers()).toEqual([])
  expect(await storedFiles('uploads')).toEqual([fileKey.slice('uploads/'.length)])
  await second?.kill()
}, 400_000)

const kills = 24

test.runIf(isLongRun)(
  '§9 killed at many moments of checks, installers and previews, every build ends Ready, once, with nothing left',
  async () => {
    isScannerSilent = false
    const eula = { installerConfiguration: { eula: 'Play it, do not share it.' } }
    expect((await call(ada, saveCreatorSettings, { body: eula })).statusCode).toBe(200)
    const sounds = Array.from({ length: 8 }, (_none, index) => `Sound ${String(index).padStart(2, '0')}.wav`)
    const installersBefore = (await storedFiles('releases')).length
    for (let kill = 0; kill < kills; kill++) {
      const isPack = kill % 2 === 1
      const { id } = await release(isPack ? { productId: 'waves' } : {})
      // Both differ from round to round, so that no file of one is another's.
      const bytes = isPack
        ? packOf(sounds, 0.5 + kill / 100)
        : pluginZip({ 'big.bin': 'x'.repeat(3_000_000), 'round.txt': `Round ${kill}` })
      const platform = isPack ? ('Universal' as const) : ('Windows' as const)
      const file = isPack ? 'waves.zip' : 'deep.zip'
      await name(id, await send(bytes, file), { platform })
      const buildId = (await buildOf(id)).id
      const first = await start()
      // Packs alternate between their check and the making of their previews.
      const isMaking = kill % 4 === 3
      const isUnderWay = async () =>
        isMaking ? (await previewsOf(buildId)).made.length > kill % 5 : (await rowOf(buildId)).check_status === 'Running'
      await until(isUnderWay, 240)
      await wait((kill * 37) % 400)
      await first.kill()
      await passSilence()
      const second = await start()
      await untilChecked(buildId, 240)
      if (isPack) await until(async () => (await previewsOf(buildId)).status === 'Completed', 240)
      await until(async () => (await jobsLeft()) === 0, 60)
      await second.kill()

      const build = await buildOf(id)
      expect(build.status, `round ${kill}`).toBe('Ready')
      expect(build.check?.tries).toBeLessThanOrEqual(2)
      if (isPack) {
        const { made } = await previewsOf(buildId)
        expect(made.map(({ position }) => position)).toEqual(sounds.map((_sound, index) => index))
        for (const { preview_key } of made) expect(await shop.files.find(preview_key ?? '')).toBeDefined()
        expect((await own(id)).state).toBe('Ready')
      } else {
        const row = await rowOf(buildId)
        expect(await shop.files.find(row.file_key ?? '')).toMatchObject({ size: build.size })
        expect(await shop.files.find(row.source_file_key ?? row.file_key ?? '')).toMatchObject({ size: bytes.length })
      }
      expect(await leftovers(), `round ${kill}`).toEqual([])
    }
    // An installer for every plugin, or none where makensis is missing, and none without a build.
    const named = await db.selectFrom('builds').select('file_key').where('source_file_key', 'is not', null).execute()
    expect((await storedFiles('releases')).length - installersBefore).toBe(new Set(named.map(({ file_key }) => file_key)).size)
  },
  1_800_000,
)
