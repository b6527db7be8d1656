import { expect, test } from 'vitest'
import type { Upload } from '#contract/media/uploads.ts'
import { actingAsStaff, callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { pictureOf } from '../../../../testing/sample-pictures.ts'
import { wavOf } from '../../../../testing/sample-sounds.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { mp4Of, webmOf } from '../../../../testing/sample-videos.ts'
import { openUploadShop } from '../../../../testing/upload-shop.ts'

const { app, db, admin, addMember, send, ask, settle, waiting } = await openUploadShop()
const picture = await pictureOf('png')

test('an upload is answered before the work, which then makes it ready', async () => {
  const answer = await send('Image', picture, { name: 'Cover art.png' })
  expect(answer.statusCode).toBe(202)
  const sent = answer.json<Upload>()
  expect(sent).toMatchObject({ kind: 'Image', name: 'Cover art.png', status: 'Waiting', progress: 0, url: null, image: null, sound: null })
  expect(await waiting()).toEqual([`incoming/${sent.id}`])
  const settled = await settle('Image', picture)
  expect(settled).toMatchObject({ status: 'Ready', progress: 1, reason: null })
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a picture as %s gets its renditions, which pages can show', async (format) => {
  const { image, url, sound } = await settle('Image', await pictureOf(format, 400, 300))
  expect(image).toMatchObject({
    width: 400,
    height: 300,
    assets: { FullSize: url, HalfSize: expect.stringMatching(/^\/files\/images\/.+\.webp$/) },
  })
  expect(sound).toBeNull()
  for (const asset of Object.values(image?.assets ?? {})) {
    const shown = await app.inject(asset)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/webp')
  }
  expect(
    await db
      .selectFrom('images')
      .select('creator_id')
      .where('id', '=', image?.id ?? '')
      .execute(),
  ).toEqual([{ creator_id: 'lowtide' }])
})

test('a sound becomes an mp3 with its outline, its length and its loudness', async () => {
  const { url, sound, image } = await settle('Audio', wavOf({ seconds: 2, level: 0.1, hz: 1_000 }))
  expect(image).toBeNull()
  expect(url).toMatch(/^\/files\/sounds\/.+\.mp3$/)
  expect(sound?.peaks).toHaveLength(160)
  expect(sound?.seconds).toBeCloseTo(2, 3)
  // A sine of -20 dBFS in both channels.
  expect(Math.abs((sound?.loudness ?? 0) + 20)).toBeLessThan(0.2)
  const played = await app.inject({ url: url ?? '', headers: { range: 'bytes=0-99' } })
  expect(played.statusCode).toBe(206)
  expect(played.headers['content-type']).toBe('audio/mpeg')
  expect(
    await db
      .selectFrom('sounds')
      .select(['creator_id', 'seconds'])
      .where('url', '=', url ?? '')
      .execute(),
  ).toMatchObject([{ creator_id: 'lowtide' }])
})

test.each([
  ['mp4', mp4Of()],
  ['webm', webmOf()],
])('a video as %s is served as it is, in parts', async (extension, bytes) => {
  const { url } = await settle('Video', bytes)
  expect(url).toMatch(new RegExp(`^/files/videos/.+\\.${extension}$`))
  const part = await app.inject({ url: url ?? '', headers: { range: 'bytes=10-19' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(bytes.subarray(10, 20))
  expect(part.headers).toMatchObject({
    'content-type': `video/${extension}`,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
})

test('what came in is gone once it was looked at, whatever became of it', async () => {
  await settle('Image', picture)
  await settle('Image', Buffer.from('words'))
  await settle('Video', mp4Of())
  expect(await waiting()).toEqual([])
})

test('what waits cannot be asked for by its address', async () => {
  const { id } = (await send('Image', picture)).json<Upload>()
  expectProblem(await app.inject(`/files/incoming/${id}`), 404)
})

test.each([
  ['Admin', 202],
  ['PluginDeveloper', 202],
  ['Marketing', 202],
  ['Financial', 403],
] as const)('§6 the role %s that sends a file is answered %i', async (role, status) => {
  const before = await waiting()
  const answer = await send('Image', picture, { by: await addMember('lowtide', [role]) })
  expect(answer.statusCode).toBe(status)
  if (status === 403) expect(await waiting()).toEqual(before)
})

test('somebody without a creator may send nothing, and neither may a stranger', async () => {
  expectProblem(await send('Image', picture, { by: await addUser(db, { email: 'nobody@example.test' }) }), 403)
  expectProblem(await send('Image', picture, { by: { ...admin, cookie: 'session=none' } }), 401)
})

test('another creator’s upload does not exist', async () => {
  const { id } = (await send('Image', picture)).json<Upload>()
  const other = await addMember('glasshouse', ['Admin'])
  expectProblem(await ask(id, other), 404)
  expect((await ask(id, await addMember('lowtide', ['Financial']))).statusCode).toBe(200)
})

test('staff who send a file in a creator’s place are in the audit log', async () => {
  const staff = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })
  const { id } = (await send('Image', picture, { by: await actingAsStaff(db, staff, 'glasshouse') })).json<Upload>()
  const noted = await db.selectFrom('audit_log').select(['actor_id', 'creator_id']).where('subject', '=', `upload ${id}`).execute()
  expect(noted).toEqual([{ actor_id: staff.id, creator_id: 'glasshouse' }])
})

test('an empty file, a name that is none and an unknown kind are refused by field', async () => {
  const empty = expectProblem(await send('Image', Buffer.alloc(0)), 400)
  expect(empty.errors).toEqual({ body: ['The file is empty'] })
  expectProblem(await send('Image', picture, { name: ' ' }), 400)
  expectProblem(await callAs(app, admin, '/api/creator/media?kind=Archive&name=x', { method: 'POST' }), 400)
})
