import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveCreatorSettings } from '#contract/creators/creator-settings.ts'
import * as contract from '#contract/releases/own-releases.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'

const { shop, db, ada, call, act, release, run, buildOf, send, name, deps } = await openCheckShop()
const hasNsis = (await deps.findTools()).makensis !== null

const lineOf = async (releaseId: string) => (await buildOf(releaseId)).report?.lines.find(({ code }) => code === 'installer')

test('without a license text or an icon the file is served as uploaded, and the report says so', async () => {
  const { id } = await release()
  await name(id, await send(pluginZip()))
  await run()
  expect(await buildOf(id)).toMatchObject({ name: 'deep.zip', madeFrom: null })
  expect((await lineOf(id))?.title).toContain('as it is')
})

test('a missing icon costs the installer and not the build', async () => {
  const installerConfiguration = { windowsIcon: '/files/images/00/gone.png' }
  expect((await call(ada, saveCreatorSettings, { body: { installerConfiguration } })).statusCode).toBe(200)
  const { id } = await release()
  await name(id, await send(pluginZip()))
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', name: 'deep.zip', madeFrom: null })
  expect(await lineOf(id)).toMatchObject({ level: 'amber', detail: 'The icon in the settings is missing. Choose it again.' })
})

test.runIf(hasNsis)('an unreadable icon costs the icon and not the installer', { timeout: 180_000 }, async () => {
  await shop.files.put('images/00/broken.png', Buffer.from('no picture'), { contentType: 'image/png' })
  const installerConfiguration = { windowsIcon: '/files/images/00/broken.png' }
  expect((await call(ada, saveCreatorSettings, { body: { installerConfiguration } })).statusCode).toBe(200)
  const { id, version } = await release()
  await name(id, await send(pluginZip()))
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', name: `Deep ${version} Setup.exe`, madeFrom: 'deep.zip' })
  expect(await lineOf(id)).toMatchObject({ level: 'amber', title: expect.stringContaining('without your icon') })
})

test.runIf(hasNsis)('§13 an installer is made before review, and is what is reviewed and served', { timeout: 180_000 }, async () => {
  const saved = await call(ada, saveCreatorSettings, { body: { installerConfiguration: { eula: 'Play it, do not share it.' } } })
  expect(saved.statusCode).toBe(200)
  const { id, version } = await release()
  const bytes = pluginZip()
  await name(id, await send(bytes))
  await run()
  const build = await buildOf(id)
  expect(build).toMatchObject({ status: 'Ready', name: `Deep ${version} Setup.exe`, madeFrom: 'deep.zip' })
  expect(await lineOf(id)).toMatchObject({ level: 'green' })
  const row = await db.selectFrom('builds').selectAll().where('id', '=', build.id).executeTakeFirstOrThrow()
  const stored = await buffer(await shop.files.open(row.file_key ?? ''))
  expect([stored.length, createHash('sha256').update(stored).digest('hex')]).toEqual([build.size, build.sha256])
  expect(await buffer(await shop.files.open(row.source_file_key ?? ''))).toEqual(bytes)

  await act(contract.checkBuildAgain, id)
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', madeFrom: 'deep.zip', check: { tries: 1 } })
  await act(contract.removeBuild, id)
  await run()
  const again = [row.file_key, row.source_file_key].map((key) => shop.files.find(key ?? ''))
  expect(await Promise.all(again)).toEqual([undefined, undefined])
})

test.runIf(hasNsis)('an installer of a product with a slash in its name has all of that name', { timeout: 180_000 }, async () => {
  const called = JSON.stringify('AC/DC: $INSTDIR "Deep"')
  await sql`update products set draft = jsonb_set(draft, '{name}', ${called}::jsonb)`.execute(db)
  const saved = await call(ada, saveCreatorSettings, { body: { installerConfiguration: { eula: 'Play it, do not share it.' } } })
  expect(saved.statusCode).toBe(200)
  const { id, version } = await release()
  await name(id, await send(pluginZip()))
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', name: `AC DC $INSTDIR Deep ${version} Setup.exe`, madeFrom: 'deep.zip' })
})
