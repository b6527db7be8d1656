import { expect } from 'vitest'
import type { ApplicationForm, OwnApplication } from '#contract/creators/applications.ts'
import type { ApplicationRow, StaffApplication } from '#contract/creators/staff-applications.ts'
import { callAs } from './call-as.ts'
import { runJobs } from './run-jobs.ts'
import { addCreator } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { openTestApp, openTestShop } from './test-shop.ts'
import { type WaitingMail, waitingMail } from './waiting-mail.ts'

/** A shop where people apply to become creators and staff decide. */
export const openApplicationShop = async () => {
  const shop = await openTestShop()
  const { db } = shop.database
  const app = await openTestApp(shop)
  await addCreator(db, { id: 'northlight-audio', name: 'Northlight Audio' })
  const staff = await addUser(db, { email: 'creators@soundfair.test', name: 'Cleo', staffRoles: ['CreatorSupport'] })
  const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })

  let people = 0
  const addApplicant = (more: { confirmed?: boolean } = {}): Promise<SampleUser> => {
    people += 1
    return addUser(db, { email: `applicant-${people}@example.test`, name: `Applicant ${people}`, ...more })
  }

  const sample = (change: Partial<ApplicationForm> = {}): ApplicationForm => ({
    name: `Quiet Rooms ${people}`,
    wishedId: `quiet-rooms-${people}`,
    websiteUrl: 'https://quiet.example.com',
    links: ['https://soundcloud.com/quiet-rooms'],
    sells: 'Impulse responses of small rooms.',
    message: '',
    termsAccepted: true,
    ...change,
  })

  const own = '/api/customer/creator-application'
  const save = (by: SampleUser, version: number, form: object) =>
    callAs(app, by, own, { method: 'PUT', query: { version: String(version) }, payload: { ...sample(), ...form } })
  const send = (by: SampleUser, version: number, form: object = {}, remoteAddress?: string) =>
    callAs(app, by, `${own}/submit`, {
      method: 'POST',
      query: { version: String(version) },
      payload: { ...sample(), ...form },
      ...(remoteAddress && { remoteAddress }),
    })
  const takeBack = (by: SampleUser, version: number) =>
    callAs(app, by, `${own}/take-back`, { method: 'POST', query: { version: String(version) } })
  const look = async (by: SampleUser) =>
    (await callAs(app, by, own)).json() as { application: OwnApplication | null; earlier: OwnApplication[] }
  const decide = (by: SampleUser, id: string, what: string, payload: object) =>
    callAs(app, by, `/api/admin/applications/${id}/${what}`, { method: 'POST', payload })
  const judge = async (id: string, by = staff) => (await callAs(app, by, `/api/admin/applications/${id}`)).json() as StaffApplication
  const list = async (query: Record<string, string> = {}) =>
    (await callAs(app, staff, '/api/admin/applications', { query })).json() as {
      items: ApplicationRow[]
      hasMore: boolean
      next: string | null
    }
  /** The emails to someone, in the order they were written. */
  const mailsTo = async ({ email }: SampleUser): Promise<WaitingMail[]> => {
    await runJobs(shop, ['application-news'])
    return waitingMail(db, email)
  }
  const subjectsTo = async (person: SampleUser) => (await mailsTo(person)).map(({ subject }) => subject)

  /** A submitted application. */
  const apply = async (form: object = {}, remoteAddress?: string) => {
    const applicant = await addApplicant()
    const sent = await send(applicant, 0, form, remoteAddress)
    expect(sent.statusCode).toBe(200)
    return { applicant, application: sent.json() as OwnApplication }
  }
  return { app, db, staff, owner, addApplicant, sample, save, send, takeBack, look, decide, judge, list, mailsTo, subjectsTo, apply }
}
