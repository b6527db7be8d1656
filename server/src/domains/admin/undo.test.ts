import type { AccountDetail } from '#contract/admin/accounts.ts'
import type { StaffNote } from '#contract/admin/staff-notes.ts'
import type { StaffCreator } from '#contract/creators/staff-creators.ts'
import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { signTerms, termsVersion } from '#domains/creators/index.ts'
import { actingAsStaff, callAs } from '../../../testing/call-as.ts'
import { addLicenses, addPlugin } from '../../../testing/plugin-shop.ts'
import { addCreator, addDraft } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'
import { done, testUndo, type Undoable } from '../../../testing/undoable.ts'

/** What the button "Undo" sends after each action of staff, as the pages send it. */

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const sue = await addUser(db, { email: 'sue@soundfair.test', name: 'Sue', staffRoles: ['Owner'] })
const olive = await addUser(db, { email: 'olive@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })

const read = async <Shape>(path: string): Promise<Shape> => (await callAs(app, sue, path)).json()
const send = (path: string, payload?: object, { by = sue, method = 'POST' as 'POST' | 'PATCH' | 'PUT' | 'DELETE' } = {}) =>
  callAs(app, by, path, { method, ...(payload && { payload }) })
let things = 0
const addMaker = async () => {
  const id = `maker-${++things}`
  await addCreator(db, { id, featured: true })
  await addPlugin(db, `${id}/tape`)
  await db.transaction().execute((tx) => signTerms(tx, { creatorId: id, version: termsVersion, userId: sue.id, now: new Date(testDay) }))
  return id
}
const addPerson = () => addUser(db, { email: `person-${++things}@example.test` })

const creatorCase = async (act: object, undo: object, what = ''): Promise<Undoable> => {
  const id = await addMaker()
  const path = `/api/admin/creators/${id}`
  const method = what ? 'POST' : 'PATCH'
  const look = () => read<StaffCreator>(path)
  return {
    subject: id,
    state: async () => {
      const { live, featured, whitelabel, feeToday } = await look()
      return { live, featured, whitelabel, feeToday }
    },
    act: async () => send(`${path}${what}`, { version: (await look()).version, ...act }, { method }),
    undo: (acted) => send(`${path}${what}`, { version: acted.json().version, ...undo }, { method }),
    meanwhile: (acted) => send(path, { version: acted.json().version, whitelabel: true }, { by: olive, method: 'PATCH' }),
  }
}

type LicenseStep = { what: string; payload: object }
const licenseCase = async (steps: { before?: LicenseStep; act: LicenseStep; undo: LicenseStep; meanwhile: LicenseStep }) => {
  const creatorId = await addMaker()
  const [licenseId = ''] = await addLicenses(db, await addPerson(), { path: `${creatorId}/tape` })
  const path = `/api/admin/licenses/${licenseId}`
  const run = ({ what, payload }: LicenseStep, by?: SampleUser) => send(`${path}/${what}`, payload, by && { by })
  if (steps.before) await done(run(steps.before))
  return {
    subject: licenseId,
    state: async () => {
      const { status, seats, expiresAt } = await read<LicenseDetail>(path)
      return { status, seats, expiresAt }
    },
    act: () => run(steps.act),
    undo: () => run(steps.undo),
    meanwhile: () => run(steps.meanwhile, olive),
  }
}

const revoke = { what: 'revoke', payload: { reason: 'It was shared', was: 'Active' } }
const restore = { what: 'restore', payload: { was: 'Revoked' } }
const end = '2031-01-01T00:00:00.000Z'

const cases: Record<string, () => Promise<Undoable>> = {
  'a storefront that was featured is taken off the site': () => creatorCase({ live: false }, { live: true, featured: true }),
  'a creator is featured no more': () => creatorCase({ featured: false }, { featured: true }),
  'a fee is set': () => creatorCase({ rate: 0.1, validFrom: '2030-03-01' }, { rate: null, validFrom: '2030-03-01' }, '/fees'),
  'a license is revoked': () => licenseCase({ act: revoke, undo: restore, meanwhile: restore }),
  'a license is restored': () => licenseCase({ before: revoke, act: restore, undo: revoke, meanwhile: revoke }),
  'seats are changed': () =>
    licenseCase({
      act: { what: 'seats', payload: { seats: 7, was: 3 } },
      undo: { what: 'seats', payload: { seats: 3, was: 7 } },
      meanwhile: { what: 'seats', payload: { seats: 9, was: 7 } },
    }),
  'a license is extended': () =>
    licenseCase({
      act: { what: 'extend', payload: { expiresAt: end, was: null } },
      undo: { what: 'extend', payload: { expiresAt: null, was: end } },
      meanwhile: { what: 'extend', payload: { expiresAt: '2032-01-01T00:00:00.000Z', was: end } },
    }),
  'a license is moved': async () => {
    const creatorId = await addMaker()
    const [from, to, third] = [await addPerson(), await addPerson(), await addPerson()]
    const [licenseId = ''] = await addLicenses(db, from, { path: `${creatorId}/tape` })
    const path = `/api/admin/licenses/${licenseId}`
    const move = (was: SampleUser, { email }: SampleUser, by?: SampleUser) =>
      send(`${path}/transfer`, { email, reason: 'Sold on', was: was.id }, by && { by })
    return {
      subject: licenseId,
      state: async () => (await read<LicenseDetail>(path)).customer?.id,
      act: () => move(from, to),
      undo: () => move(to, from),
      meanwhile: () => move(to, third, olive),
    }
  },
  'a product is archived for a creator': async () => {
    const id = await addMaker()
    const [mine, theirs] = [await actingAsStaff(db, sue, id), await actingAsStaff(db, olive, id)]
    await addDraft(db, `${id}/reel`)
    const path = '/api/creator/products/reel'
    return {
      subject: 'product reel',
      state: async () =>
        (await db.selectFrom('products').select('state').where('creator_id', '=', id).where('id', '=', 'reel').executeTakeFirstOrThrow())
          .state,
      act: () => send(`${path}/archive`, undefined, { by: mine }),
      undo: () => send(`${path}/restore`, undefined, { by: mine }),
      meanwhile: () => send(`${path}/restore`, undefined, { by: theirs }),
    }
  },
  'a note is removed': async () => {
    const { id } = await addPerson()
    const path = `/api/admin/customers/${id}/notes`
    const { id: noteId }: StaffNote = (await done(send(path, { text: 'Answers fast' }))).json()
    return {
      subject: id,
      state: async () => (await read<StaffNote[]>(path)).map(({ text }) => text),
      act: () => send(`${path}/${noteId}`, undefined, { method: 'DELETE' }),
      undo: () => send(`${path}/${noteId}/restore`),
      meanwhile: () => send(`${path}/${noteId}/restore`, undefined, { by: olive }),
    }
  },
  'an address is changed': async () => {
    const { id, email } = await addPerson()
    const path = `/api/admin/customers/${id}`
    const change = (was: string, to: string, by?: SampleUser) =>
      send(`${path}/email`, { email: to, was, reason: 'They called' }, by && { by })
    return {
      subject: id,
      state: async () => (await read<AccountDetail>(path)).email,
      act: () => change(email, `new-${email}`),
      undo: () => change(`new-${email}`, email),
      meanwhile: () => change(`new-${email}`, `newer-${email}`, olive),
    }
  },
  'a colleague is removed': async () => {
    const { id, email } = await addUser(db, { email: `colleague-${++things}@soundfair.test`, staffRoles: ['QA'] })
    const set = (roles: string[], was: string[], by = sue) => send('/api/admin/staff', { email, roles, was }, { by, method: 'PUT' })
    return {
      subject: id,
      state: async () => (await read<AccountDetail>(`/api/admin/customers/${id}`)).staffRoles,
      act: () => set([], ['QA']),
      undo: () => set(['QA'], []),
      meanwhile: () => set(['CustomerSupport'], [], olive),
    }
  },
}

testUndo(cases, { db, doer: sue, colleague: olive })
