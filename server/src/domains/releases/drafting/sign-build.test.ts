import { expect, test } from 'vitest'
import * as contract from '#contract/releases/own-releases.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'

const { db, marketing, stranger, act, look, release, complete, send, name, run, buildOf } = await openCheckShop()
const edSignature = `${'q'.repeat(85)}w==`
const sign = (releaseId: string, value: string | null, more: Parameters<typeof act>[2] = {}) =>
  act(contract.signBuild, releaseId, { body: { edSignature: value }, ...more })

test('a creator adds a signature made with their own key, in any state of the release, and removes it again', async () => {
  const { id } = await complete()
  expect((await buildOf(id)).edSignature).toBeNull()
  expect((await sign(id, ` ${edSignature}\n`)).json().builds[0].edSignature).toBe(edSignature)
  await db.updateTable('builds').set({ status: 'Approved' }).where('release_id', '=', id).execute()
  await db.updateTable('releases').set({ status: 'Approved' }).where('id', '=', id).execute()
  const other = `${'r'.repeat(85)}w==`
  expect((await sign(id, other)).json().builds[0].edSignature).toBe(other)
  expect((await look(id)).history[0]).toMatchObject({ what: 'Changed', detail: 'Signature of the file for Windows' })
  expect((await sign(id, null)).json().builds[0].edSignature).toBeNull()
})

test('a new file has no signature, and one whose hash is not known cannot be signed', async () => {
  const { id } = await complete()
  await sign(id, edSignature)
  await name(id, await send(pluginZip({ 'more.txt': 'more' })))
  expectProblem(await sign(id, edSignature), 409)
  await run()
  expect((await buildOf(id)).edSignature).toBeNull()
})

test('an invalid signature is refused at its field; other roles may not sign', async () => {
  const { id } = await complete()
  for (const bad of ['', 'abc', 'q'.repeat(88), `${'<'.repeat(86)}==`]) expectProblem(await sign(id, bad), 400)
  expectProblem(await sign(id, edSignature, { by: marketing }), 403)
  expectProblem(await sign(id, edSignature, { by: stranger }), 404)
  expectProblem(await sign((await release()).id, edSignature), 404)
})
