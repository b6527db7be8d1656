import { expect, test } from 'vitest'
import { type CreatorRole, creatorAreas, creatorRoles, levels, type StaffRole, staffAreas, staffRoles } from '#contract/core/permissions.ts'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { parseInput } from '#platform/http/parse-input.ts'
import { actingAsStaff } from '../testing/call-as.ts'
import { isLongRun } from '../testing/rounds.ts'
import { sampleCall, sampleCode } from '../testing/sample-calls.ts'
import { addCreator } from '../testing/sample-creator.ts'
import { addInvitation } from '../testing/sample-team.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** Calls every route of the API as every kind of user, with real accounts and sessions. */

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })

/** A kind of user: who they are, and the rights they should have. */
type Kind = { name: string; signedIn: boolean; team?: string; creatorRole?: CreatorRole; staffRole?: StaffRole }

const kinds: Kind[] = [
  { name: 'anonymous', signedIn: false },
  { name: 'customer', signedIn: true },
  { name: 'other creator', signedIn: true, team: 'glasshouse', creatorRole: 'Admin' },
  ...creatorRoles.map((role): Kind => ({ name: role, signedIn: true, team: 'lowtide', creatorRole: role })),
  ...staffRoles.map((role): Kind => ({ name: role, signedIn: true, staffRole: role })),
  { name: 'Owner as creator', signedIn: true, staffRole: 'Owner', creatorRole: 'Admin' },
]

type Verdict = 'in' | '401' | '403'

/** Actions that are stricter than the declared access, for reasons other than areas. */
const stricterActions: Record<string, { kinds: string[]; because: string }> = {
  signCreatorTerms: { kinds: ['Owner as creator'], because: 'a signature is the creator’s own word' },
  sendUpload: { kinds: ['Financial'], because: 'whoever may edit nothing has nothing to upload' },
  chooseCreator: { kinds: ['CustomerSupport', 'QA'], because: 'they know that the creator is there, and may not act for it' },
}

/** For routes without roles, the gate calls as five kinds of user; the long run calls every route as all of them. */
const withoutRoles = ['anonymous', 'customer', 'other creator', 'Financial', 'QA']
const kindsFor = ({ access }: Route): Kind[] => {
  const askForRoles = typeof access === 'object' || access === 'creator' || access === 'staff'
  return askForRoles || isLongRun ? kinds : kinds.filter(({ name }) => withoutRoles.includes(name))
}

/** The expected answer for a kind of user, computed from the permission tables without the server's own rule. */
const expectedFor = ({ name: route, access }: Route, { name, signedIn, creatorRole, staffRole }: Kind): Verdict => {
  if (stricterActions[route]?.kinds.includes(name)) return '403'
  if (access === 'public' || access === 'development' || access === 'operator') return 'in'
  if (!signedIn) return '401'
  if (access === 'signed-in') return 'in'
  if (access === 'creator') return creatorRole ? 'in' : '403'
  if (access === 'staff') return staffRole ? 'in' : '403'
  const has =
    'creator' in access
      ? creatorRole && creatorAreas[access.creator].roles[creatorRole]
      : staffRole && staffAreas[access.staff].roles[staffRole]
  return has && levels.indexOf(has) >= levels.indexOf(access.level) ? 'in' : '403'
}

let people = 0
const makeAccount = async ({ name, signedIn, team, creatorRole, staffRole }: Kind): Promise<string> => {
  if (!signedIn) return ''
  people += 1
  const user = await addUser(db, {
    email: `person-${people}@example.test`,
    ...(staffRole && { staffRoles: [staffRole] }),
    ...(team && creatorRole && { teams: { [team]: [creatorRole] } }),
  })
  return (name === 'Owner as creator' ? await actingAsStaff(db, user, 'lowtide') : user).cookie
}

// Data of a member of lowtide that a stranger must not get, including a valid invitation code.
const member = await addUser(db, { email: 'member@lowtide.test', teams: { lowtide: ['Admin'] } })
const { id: sessionId } = await db.selectFrom('sessions').select('id').where('user_id', '=', member.id).executeTakeFirstOrThrow()
const invitationId = await addInvitation(db, {
  creatorId: 'lowtide',
  email: 'invited@lowtide.test',
  invitedBy: member.id,
  code: sampleCode,
})
const theirs = { userId: member.id, sessionId, invitationId }

/** Nobody here is that member or was invited; only lowtide's own team may see its members and invitations. */
const isForeign = ({ path }: Route, { team, name }: Kind): boolean =>
  Object.keys(theirs).some((param) => path.includes(`{${param}}`)) &&
  !(path.startsWith('/api/creator/') && (team === 'lowtide' || name === 'Owner as creator'))

const verdictOf = (answer: { statusCode: number; body: string; headers: Record<string, unknown> }): Verdict => {
  // JUCE's module answers everyone in XML.
  if (String(answer.headers['content-type']).startsWith('application/xml')) return 'in'
  // A refusal for another reason, such as an expired token, does not count.
  const type = answer.statusCode >= 400 ? JSON.parse(answer.body).type : ''
  if (type === '/problems/signed-out') return '401'
  return type === '/problems/not-allowed' ? '403' : 'in'
}

/** An account is used until a writing call succeeds: some of those end the session, the account or the membership. */
const reusableCookies = new Map<string, string>()

const callAsKind = async (route: Route, kind: Kind, prefix = '') => {
  const call = sampleCall(route, theirs)
  const cookie = reusableCookies.get(kind.name) ?? (await makeAccount(kind))
  const answer = await app.inject({ ...call, url: `${prefix}${call.url}`, headers: { ...('headers' in call && call.headers), cookie } })
  if (route.method === 'GET' || verdictOf(answer) !== 'in') reusableCookies.set(kind.name, cookie)
  else reusableCookies.delete(kind.name)
  return answer
}

const lines: string[] = []
const formatRow = (first: string, cells: readonly string[]): string =>
  [first.padEnd(62), ...cells.map((cell, at) => cell.padEnd(Math.max(3, kinds[at]?.name.length ?? 0)))].join('  ').trimEnd()

test.each(everyRoute)('§3 $name admits the users in its declaration, and nobody else', async (route) => {
  const seen = new Map<string, Verdict>()
  for (const kind of kindsFor(route)) {
    const answer = await callAsKind(route, kind)
    const verdict = verdictOf(answer)
    expect(answer.statusCode, `${kind.name}: ${answer.body}`).toBeLessThan(500)
    if (verdict === 'in' && isForeign(route, kind)) expect(answer.statusCode, `${kind.name} found what is not theirs`).toBe(404)
    seen.set(kind.name, verdict)
  }
  expect([...seen.values()]).toEqual(kindsFor(route).map((kind) => expectedFor(route, kind)))
  lines.push(
    formatRow(
      `${route.method.padEnd(6)} ${route.path}`,
      kinds.map(({ name }) => (seen.get(name) === 'in' ? '·' : (seen.get(name) ?? ''))),
    ),
  )
})

test('the matrix as it was measured', () => {
  expect(lines).toHaveLength(everyRoute.length)
  const names = kinds.map(({ name }) => name)
  process.stdout.write(
    `\nWho is let in (·), asked to sign in (401) or turned away (403); empty where roles make no difference:\n${formatRow('', names)}\n${lines.join('\n')}\n\n`,
  )
})

const scoped = everyRoute.filter(({ scope, access }) => scope === 'creator' && access !== 'public')
/** The gate uses the kinds of user with the most rights; the long run uses all. */
const strongest = isLongRun ? kinds : kinds.filter(({ name }) => ['customer', 'Admin', 'Owner as creator'].includes(name))
test.each(scoped)('$name in a creator’s scope ignores the shop’s cookies', async (route) => {
  for (const kind of strongest) expect((await callAsKind(route, kind, '/@lowtide')).statusCode, kind.name).toBe(401)
})

test.each(everyRoute)('$name is called with input that fits the contract', (route) => {
  const call = sampleCall(route)
  expect(() => parseInput(route.query, call.query)).not.toThrow()
  const payload = 'payload' in call ? call.payload : undefined
  const body = route.bodyType === 'form' ? Object.fromEntries(new URLSearchParams(String(payload))) : payload
  expect(() => parseInput(route.body, body)).not.toThrow()
})
