import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
const staff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, name: role, staffRoles: [role] })
const owner = await staff('Owner')
const support = await staff('CustomerSupport')
const creatorSupport = await staff('CreatorSupport')
const casey = await addUser(db, { email: 'casey@example.test', name: 'Casey' })

const aboutCasey = `/api/admin/customers/${casey.id}/notes`
const write = (path: string, by = owner, text = 'Asked twice') => callAs(app, by, path, { method: 'POST', payload: { text } })
const textsOf = async (path: string) => (await callAs(app, owner, path)).json().map(({ text }: { text: string }) => text)

test('§16 staff write notes about a customer and a creator, each with who and when', async () => {
  const added = await write(aboutCasey, support, 'Wants an invoice to Berlin\nNot Bonn')
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({
    text: 'Wants an invoice to Berlin\nNot Bonn',
    author: { id: support.id, name: 'CustomerSupport' },
    at: shop.clock.now().toISOString(),
  })
  expect((await write('/api/admin/creators/lowtide/notes', creatorSupport, 'Pays for their own covers')).statusCode).toBe(201)
  expect(await textsOf(aboutCasey)).toEqual(['Wants an invoice to Berlin\nNot Bonn'])
  expect(await textsOf('/api/admin/creators/lowtide/notes')).toEqual(['Pays for their own covers'])
  expectProblem(await write('/api/admin/creators/nobody-here/notes'), 404)
  expectProblem(await write(aboutCasey, owner, '   '), 400)
})

test('§16 a removed note can be restored, and of two who remove it one is refused', async () => {
  const { id } = (await write(aboutCasey, owner, 'By mistake')).json()
  const remove = () => callAs(app, support, `${aboutCasey}/${id}`, { method: 'DELETE' })
  const answers = await Promise.all([remove(), remove()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await textsOf(aboutCasey)).not.toContain('By mistake')
  expect((await callAs(app, support, `${aboutCasey}/${id}/restore`, { method: 'POST' })).statusCode).toBe(200)
  expect(await textsOf(aboutCasey)).toContain('By mistake')
  const log = await db.selectFrom('audit_log').selectAll().where('subject', '=', casey.id).orderBy('id', 'desc').limit(3).execute()
  expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['note.restored', support.id],
    ['note.removed', support.id],
    ['note.added', owner.id],
  ])
  expect(JSON.stringify(log)).not.toContain('mistake')
})

test('§3 a role that may only read cannot write a note', async () => {
  expectProblem(await write(aboutCasey, creatorSupport), 403)
  expectProblem(await write('/api/admin/creators/lowtide/notes', support), 403)
})

test('notes about a person are deleted with their account', async () => {
  const leaving = await addUser(db, { email: 'leaving@example.test' })
  await write(`/api/admin/customers/${leaving.id}/notes`)
  const end = await callAs(app, leaving, '/api/customer/identity/delete', { method: 'POST', payload: { email: leaving.email } })
  expect(end.statusCode).toBe(204)
  expect(await db.selectFrom('staff_notes').selectAll().where('subject_id', '=', leaving.id).execute()).toEqual([])
})
