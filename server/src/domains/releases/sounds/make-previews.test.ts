import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as drafts from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/sounds.ts'
import { type Files, FilesUnavailable } from '#platform/files/files.ts'
import { openPackShop, packOf } from '../../../../testing/pack-shop.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { dispatchPreviews } from './dispatch-previews.ts'
import { makePreviews } from './make-previews.ts'
import { resumePreviews } from './resume-previews.ts'

const shop = await openPackShop()
const { db, ada, add, own, act, deps, run } = shop
const { files, clock } = shop.shop
const now = clock.now()

const { buildId, releaseId } = await add(packOf(['One.wav', 'Two.wav', 'Three.wav']))
const keysOf = async (buildId: string): Promise<string[]> =>
  (await db.selectFrom('pack_sounds').select('preview_key').where('build_id', '=', buildId).orderBy('position').execute()).map(
    ({ preview_key }) => preview_key ?? '',
  )
const statusOf = (buildId: string) =>
  db.selectFrom('pack_previews').select(['status', 'tries']).where('build_id', '=', buildId).executeTakeFirst()
/** As if no preview had been made yet. */
const forget = async (buildId: string): Promise<void> => {
  await db.deleteFrom('pack_previews').where('build_id', '=', buildId).execute()
  await db.transaction().execute((tx) => dispatchPreviews(tx, { buildId, creatorId: 'lowtide', now }))
}

test('an interrupted run continues with its current sound, and has the same result', async () => {
  const whole = await keysOf(buildId)
  await forget(buildId)
  const ending = new AbortController()
  const put: string[] = []
  const cut: Files = {
    ...files,
    put: async (key, ...rest) => {
      put.push(key)
      if (put.length === 2) ending.abort(new Error('ended'))
      return files.put(key, ...rest)
    },
  }
  await expect(makePreviews({ ...deps, files: cut }, buildId, ending.signal)).rejects.toThrow('ended')
  expect(await statusOf(buildId)).toEqual({ status: 'Dispatched', tries: 0 })
  expect((await own(releaseId)).state).toBe('Making')
  await makePreviews({ ...deps, files: cut }, buildId)
  expect(put).toEqual([whole[0], whole[1], whole[1], whole[2]])
  expect(await keysOf(buildId)).toEqual(whole)
  expect(await statusOf(buildId)).toEqual({ status: 'Completed', tries: 1 })
})

test('a storage that is down uses up no attempt; three faults count as failed, and it can be started again', async () => {
  await forget(buildId)
  const away: Files = { ...files, put: () => Promise.reject(new FilesUnavailable('disk', 'away')) }
  await expect(makePreviews({ ...deps, files: away }, buildId)).rejects.toThrow('away')
  expect(await statusOf(buildId)).toEqual({ status: 'Dispatched', tries: 0 })
  const full: Files = { ...files, put: () => Promise.reject(new Error('no space')) }
  await expect(makePreviews({ ...deps, files: full }, buildId)).rejects.toThrow('no space')
  expect(await statusOf(buildId)).toEqual({ status: 'Dispatched', tries: 1 })
  await db.updateTable('pack_previews').set({ tries: 2 }).where('build_id', '=', buildId).execute()
  await expect(makePreviews({ ...deps, files: full }, buildId)).rejects.toThrow('no space')
  expect(await statusOf(buildId)).toEqual({ status: 'Failed', tries: 3 })
  expect(await own(releaseId)).toMatchObject({ state: 'Failed', sounds: [] })
  expect((await act(ada, contract.makePackPreviews, releaseId)).json().state).toBe('Making')
  await runJobs(shop.shop)
  expect((await own(releaseId)).state).toBe('Ready')
})

test('a run whose process was killed starts again after a while', async () => {
  const longAgo = new Date(now.getTime() - 5 * 60 * 60 * 1000)
  await db.updateTable('pack_previews').set({ status: 'Running', tries: 1, changed_at: longAgo }).where('build_id', '=', buildId).execute()
  const workFolder = join(shop.shop.config.dataDir, 'work-on-previews')
  await mkdir(join(workFolder, buildId, 'left'), { recursive: true })
  await resumePreviews({ db, clock, workFolder })
  expect(await readdir(workFolder)).toEqual([])
  await runJobs(shop.shop)
  expect((await statusOf(buildId))?.status).toBe('Completed')
})

test('removing a file removes its previews, but not those of another release', async () => {
  const [one, two] = [await add(packOf(['Same.wav', 'Old.wav'], 0.33)), await add(packOf(['Same.wav'], 0.33))]
  const [same = '', old = ''] = await keysOf(one.buildId)
  expect(await keysOf(two.buildId)).toEqual([same])
  await shop.call(ada, drafts.removeBuild, { params: { releaseId: one.releaseId, platform: 'Universal' } })
  await run()
  expect(await keysOf(one.buildId)).toEqual([])
  expect(await files.find(old)).toBeUndefined()
  expect(await files.find(same)).toBeDefined()
})

test('a pack deleted while its previews are made leaves none of them', async () => {
  const all = await keysOf(buildId)
  await forget(buildId)
  const slow: Files = {
    ...files,
    put: async (...given) => {
      await shop.call(ada, drafts.discardRelease, { params: { releaseId } })
      return files.put(...given)
    },
  }
  await makePreviews({ ...deps, files: slow }, buildId)
  await run()
  await runJobs(shop.shop)
  expect(await keysOf(buildId)).toEqual([])
  expect(await files.find(all[0] ?? '')).toBeUndefined()
})

test('a pack deleted at its last preview leaves none either', async () => {
  const single = await add(packOf(['Alone.wav'], 0.41))
  const [key = ''] = await keysOf(single.buildId)
  await forget(single.buildId)
  const late: Files = {
    ...files,
    put: async (...given) => {
      await shop.call(ada, drafts.discardRelease, { params: { releaseId: single.releaseId } })
      // What is left of it is removed before its last preview comes.
      await runJobs(shop.shop, ['remove-build-files'])
      return files.put(...given)
    },
  }
  await makePreviews({ ...deps, files: late }, single.buildId)
  await runJobs(shop.shop)
  expect(await files.find(key)).toBeUndefined()
})

test('a large pack makes some previews at a time while another waits, and has the same result', async () => {
  const large = await add(packOf(['1.wav', '2.wav', '3.wav'], 0.27))
  const small = await add(packOf(['Small.wav'], 0.28))
  const whole = await keysOf(large.buildId)
  await forget(large.buildId)
  await makePreviews({ ...deps, turnLength: 1 }, large.buildId)
  expect(await statusOf(large.buildId), 'nobody waits').toEqual({ status: 'Completed', tries: 1 })
  await forget(large.buildId)
  await forget(small.buildId)
  await makePreviews({ ...deps, turnLength: 1 }, large.buildId)
  expect(await statusOf(large.buildId)).toEqual({ status: 'Dispatched', tries: 0 })
  expect(await keysOf(large.buildId)).toEqual(whole.slice(0, 1))
  // Both are in one queue, and a job that finds it busy is skipped.
  for (let round = 0; round < 3; round++) await runJobs(shop.shop)
  expect(await keysOf(large.buildId)).toEqual(whole)
  expect(await statusOf(large.buildId)).toEqual({ status: 'Completed', tries: 1 })
  expect((await statusOf(small.buildId))?.status).toBe('Completed')
})
