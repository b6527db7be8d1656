import { expect, test } from 'vitest'
import { exportAccount } from '#contract/identity/account.ts'
import { openApplicationShop } from '../../../../testing/application-shop.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'

const { app, db, staff, addApplicant, save, send, takeBack, look, decide, list, subjectsTo, apply } = await openApplicationShop()

test('§10 a draft takes any text, stays, and is visible to its author alone', async () => {
  const applicant = await addApplicant()
  expect(await look(applicant)).toEqual({ application: null, earlier: [] })
  const half = { name: '  Half ', wishedId: 'NOT an id', links: ['nothing'], sells: '', termsAccepted: false }
  expect((await save(applicant, 0, half)).json()).toMatchObject({ status: 'Draft', version: 1, form: half })
  expect((await save(applicant, 1, { ...half, name: 'Whole' })).json()).toMatchObject({ version: 2, form: { name: 'Whole' } })
  const { application } = await look(applicant)
  expect(application).toMatchObject({ status: 'Draft', version: 2, form: { name: 'Whole', wishedId: 'NOT an id' }, history: [] })
  expect((await list({ show: 'all' })).items).toEqual([])
  expectProblem(await callAs(app, staff, `/api/admin/applications/${application?.id}`), 404)
})

test('a NUL and half a surrogate pair, which the database refuses, do not stop an application; a text of nothing else counts as empty', async () => {
  const applicant = await addApplicant()
  const sent = await send(applicant, 0, { sells: 'Rooms\ud83c', message: 'Kitch\0ens.\nHalls.' })
  expect(sent.json().form).toMatchObject({ sells: 'Rooms\ufffd', message: 'Kitchens.\nHalls.' })
  expect(expectProblem(await send(await addApplicant(), 0, { sells: '\0 \0' }), 400).errors).toEqual({
    sells: ['Say what you make and sell'],
  })
})

test('two tabs never overwrite each other: the second is refused', async () => {
  const applicant = await addApplicant()
  await save(applicant, 0, {})
  const late = expectProblem(await save(applicant, 0, { name: 'Late' }), 409)
  expect(late).toMatchObject({ type: '/problems/edited-elsewhere', detail: expect.stringContaining('another tab') })
  expect((await look(applicant)).application?.form.name).not.toBe('Late')
  const both = await Promise.all([save(applicant, 1, { name: 'A' }), save(applicant, 1, { name: 'B' })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('§13 submitting needs a confirmed address; before that, the draft is stored', async () => {
  const applicant = await addApplicant({ confirmed: false })
  expect((await save(applicant, 0, {})).statusCode).toBe(200)
  expect(expectProblem(await send(applicant, 1), 409).detail).toBe('Confirm your e-mail address first: we sent you a link.')
  expect((await look(applicant)).application?.status).toBe('Draft')
})

test.each([
  [{ wishedId: 'northlight-audio' }, { wishedId: ['This id is taken'] }],
  [{ wishedId: 'admin' }, { wishedId: ['This word is reserved'] }],
  [{ links: ['http://plain.example.com'] }, { 'links.0': ['Enter an address such as https://example.com'] }],
  [{ termsAccepted: false }, { termsAccepted: ['Accept the terms for creators'] }],
])('§10 an application with %j is not submitted', async (change, errors) => {
  expect(expectProblem(await send(await addApplicant(), 0, change), 400).errors).toEqual(errors)
})

test('§13 one open application per person, also when it is submitted twice at once', async () => {
  const applicant = await addApplicant()
  const answers = await Promise.all([send(applicant, 0), send(applicant, 0)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const second = expectProblem(await send(applicant, 1), 409)
  expect(second.detail).toBe('You already have an open application. Withdraw it to change it.')
  expect(await subjectsTo(applicant)).toEqual([expect.stringContaining('application received')])
})

test('everybody may ask whether an id is free', async () => {
  const ask = (id: string) => app.inject({ url: `/api/storefront/creator-ids/${id}`, remoteAddress: '10.9.9.9' })
  expect((await ask('northlight-audio')).json()).toEqual({ isFree: false })
  expect((await ask('nobody-yet')).json()).toEqual({ isFree: true })
  expectProblem(await ask('admin'), 404)
})

test('a submitted application can be withdrawn and changed until it is decided', async () => {
  const { applicant, application } = await apply()
  expect(expectProblem(await save(applicant, application.version, { name: 'Other' }), 409).type).toBe('/problems/already-done')
  expect((await takeBack(applicant, application.version)).json()).toMatchObject({ status: 'Draft', version: 2 })
  expectProblem(await decide(staff, application.id, 'reject', { version: 2, reason: 'No.' }), 404)
  expect((await send(applicant, 2, { name: 'Other' })).json()).toMatchObject({
    status: 'Submitted',
    history: [{ what: 'Submitted' }, { what: 'TakenBack' }, { what: 'Submitted' }],
  })
  expect((await decide(staff, application.id, 'reject', { version: 3, reason: 'No.' })).statusCode).toBe(200)
  expect(expectProblem(await takeBack(applicant, 4), 409).detail).toContain('answered or changed in the meantime')
})

test('deleting an account deletes its applications; a creator stays', async () => {
  const { applicant } = await apply({ message: 'My private story.' })
  const before = (await callAs(app, applicant, exportAccount.path)).body
  expect(before).toContain('My private story.')
  const gone = await callAs(app, applicant, '/api/customer/identity/delete', { method: 'POST', payload: { email: applicant.email } })
  expect(gone.statusCode).toBe(204)
  expect(await db.selectFrom('creator_applications').select('id').where('user_id', '=', applicant.id).execute()).toEqual([])
})

test('the terms for creators can be read before becoming one, other resources cannot', async () => {
  const read = (path: string) => app.inject({ url: '/api/articles/resources/article', query: { path }, remoteAddress: '10.9.9.8' })
  expect((await read('getting-started/terms-for-creators')).statusCode).toBe(200)
  expectProblem(await read('getting-started/how-selling-works'), 401)
})
