import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Upload } from '#contract/media/uploads.ts'
import { clockAt } from '#kernel/clock.ts'
import { type Files, FilesUnavailable } from '#platform/files/files.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { pictureOf } from '../../../../testing/sample-pictures.ts'
import { mp3Of, wavOf } from '../../../../testing/sample-sounds.ts'
import { openUploadShop } from '../../../../testing/upload-shop.ts'
import { makeJobsDue } from '../../../../testing/waiting-jobs.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { workOnUpload } from './work-on-upload.ts'

const { shop, db, addMember, send, ask, settle, waiting } = await openUploadShop()
const picture = await pictureOf('png')
const deps = { db, files: shop.files, clock: shop.clock }

const sent = async (bytes: Buffer, kind: 'Image' | 'Audio' = 'Image'): Promise<string> => (await send(kind, bytes)).json<Upload>().id
const seen = async (id: string): Promise<Upload> => (await ask(id)).json<Upload>()
const countImages = async (): Promise<number> => (await db.selectFrom('images').select('id').execute()).length

test('work that is done twice publishes once', async () => {
  const id = await sent(picture)
  const before = await countImages()
  await workOnUpload(deps, id)
  const first = await seen(id)
  await workOnUpload(deps, id)
  expect(await seen(id)).toEqual(first)
  expect(first.status).toBe('Ready')
  expect(await countImages()).toBe(before + 1)
})

test('work that is done by two at once publishes once', async () => {
  const id = await sent(picture)
  const before = await countImages()
  await Promise.allSettled(Array.from({ length: 4 }, () => workOnUpload(deps, id)))
  expect((await seen(id)).status).toBe('Ready')
  expect(await countImages()).toBe(before + 1)
  expect(await waiting()).not.toContain(`incoming/${id}`)
})

test('work that ended in the middle is taken up again', async () => {
  const id = await sent(wavOf(), 'Audio')
  const breaking: Files = {
    ...shop.files,
    put: async () => {
      throw new Error('the process died')
    },
  }
  await expect(workOnUpload({ ...deps, files: breaking }, id)).rejects.toThrow('the process died')
  expect((await seen(id)).status).toBe('Working')
  expect(await waiting()).toContain(`incoming/${id}`)
  await workOnUpload(deps, id)
  expect((await seen(id)).status).toBe('Ready')
})

test('a file that ends the work every time is given up with a reason', async () => {
  const id = await sent(picture)
  const breaking: Files = {
    ...shop.files,
    put: async () => {
      throw new Error('again')
    },
  }
  for (let run = 0; run < 5; run++) await expect(workOnUpload({ ...deps, files: breaking }, id)).rejects.toThrow('again')
  await workOnUpload({ ...deps, files: breaking }, id)
  expect(await seen(id)).toMatchObject({ status: 'Refused', reason: expect.stringContaining('couldn’t be processed') })
  expect(await waiting()).not.toContain(`incoming/${id}`)
})

test('a storage that is away uses up no try: the work waits for it', async () => {
  const id = await sent(picture)
  const away: Files = {
    ...shop.files,
    open: async () => {
      throw new FilesUnavailable('far away', new Error('no route'))
    },
  }
  for (let run = 0; run < 8; run++) await expect(workOnUpload({ ...deps, files: away }, id)).rejects.toThrow(FilesUnavailable)
  await workOnUpload(deps, id)
  expect((await seen(id)).status).toBe('Ready')
})

test('bytes that are gone are a refusal, not an endless try', async () => {
  const id = await sent(picture)
  await shop.files.remove(`incoming/${id}`)
  await workOnUpload(deps, id)
  expect(await seen(id)).toMatchObject({ status: 'Refused', reason: 'This file didn’t arrive completely. Send it again.' })
})

test('an upload nobody knows ends at once', async () => {
  await expect(workOnUpload(deps, 'upl_00000000000000000000000000')).resolves.toBeUndefined()
})

test('progress rises while a sound is worked on', async () => {
  const id = await sent(wavOf({ seconds: 20 }), 'Audio')
  const shares: number[] = []
  let isOver = false
  const working = workOnUpload(deps, id).finally(() => {
    isOver = true
  })
  while (!isOver) shares.push((await seen(id)).progress)
  await working
  const between = shares.filter((share) => share > 0 && share < 1)
  expect(between.length).toBeGreaterThan(0)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect((await seen(id)).progress).toBe(1)
})

test('many uploads of many kinds and two creators at once all end', async () => {
  const other = await addMember('glasshouse', ['Marketing'])
  const bodies = [picture, wavOf({ seconds: 0.5 }), await mp3Of({ seconds: 0.5 }), Buffer.from('words')]
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      send(index % 4 === 0 ? 'Image' : 'Audio', bodies[index % 4] ?? picture, index % 2 === 0 ? {} : { by: other }),
    ),
  )
  await Promise.all([runJobs(shop), runJobs(shop)])
  // Whoever met another at the same moment, or found the machine too busy, is tried again later: later is now.
  for (let round = 0; round < 5 && (await waiting()).length > 0; round++) {
    await makeJobsDue(db)
    await runJobs(shop)
  }
  const ends = await Promise.all(
    answers.map(async (answer, index) => (await ask(answer.json<Upload>().id, index % 2 === 0 ? undefined : other)).json<Upload>()),
  )
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, (_, index) => (index % 4 === 3 ? 'Refused' : 'Ready')))
  expect(await waiting()).toEqual([])
})

test('the same file from two creators is stored once and both may use it', async () => {
  const tone = wavOf({ seconds: 0.7, hz: 333 })
  const [mine, theirs] = [await settle('Audio', tone), await settle('Audio', tone, await addMember('glasshouse', ['Admin']))]
  expect(theirs).toMatchObject({ status: 'Ready', url: mine.url, sound: mine.sound })
})

const day = 24 * 60 * 60 * 1000

test('a sweep takes bytes that lie for a day, refuses what waited for a day and forgets after a month', async () => {
  const [old, young] = [await sent(picture), await sent(picture)]
  const orphan = 'incoming/upl_orphan'
  await shop.files.put(orphan, Buffer.from('left behind'), { contentType: 'application/octet-stream' })
  const twoDaysAgo = new Date(Date.now() - 2 * day)
  for (const key of [`incoming/${old}`, orphan]) await utimes(join(shop.config.dataDir, 'files', key), twoDaysAgo, twoDaysAgo)
  await db
    .updateTable('uploads')
    .set({ changed_at: new Date(shop.clock.now().getTime() - 2 * day) })
    .where('id', '=', old)
    .execute()

  await sweepUploads(deps)
  expect(await waiting()).toEqual([`incoming/${young}`])
  expect(await seen(old)).toMatchObject({ status: 'Refused', reason: 'This file timed out. Send it again.' })
  expect((await seen(young)).status).toBe('Waiting')
  await runJobs(shop)
  expect((await seen(old)).status).toBe('Refused')

  await sweepUploads({ ...deps, clock: clockAt(new Date(shop.clock.now().getTime() + 40 * day).toISOString()) })
  expect((await ask(old)).statusCode).toBe(404)
})
