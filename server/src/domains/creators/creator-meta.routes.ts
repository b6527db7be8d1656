import { creatorLevel, mayActForCreators, reachesLevel } from '#contract/core/permissions.ts'
import { chooseCreator as chooseRoute, getCreator, listAccessibleCreators } from '#contract/creators/creators.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { forgetCreator, rememberCreator } from './active-creator.ts'
import { chooseCreator } from './choose-creator.ts'
import { type FindPayoutAccount, findFullCreator, listAccessible } from './creator-meta.views.ts'

/** PostgreSQL stores no text with a NUL in it. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const nextPart = (last: string | undefined, search: string): string =>
  `${listAccessibleCreators.path}?${new URLSearchParams({ ...(search && { search }), after: last ?? '' })}`

type Deps = { cookies: Cookies; findPayoutAccount: FindPayoutAccount }

export const creatorMetaRoutes = ({ cookies, findPayoutAccount }: Deps) => [
  implement(getCreator, async ({ db, visitor }) => {
    const maySeePayouts = reachesLevel(creatorLevel('payouts', visitor.creatorRoles), 'read')
    const creator = visitor.creatorId ? await findFullCreator(db, visitor.creatorId, { maySeePayouts, findPayoutAccount }) : undefined
    return { status: 200, body: creator ?? refuse('not-found') }
  }),

  implement(listAccessibleCreators, async ({ db, query, visitor }) => {
    const search = withoutNul(query.search ?? '').trim()
    const after = query.after === undefined ? undefined : withoutNul(query.after)
    const all = mayActForCreators(visitor.staffRoles)
    const { items, hasMore } = await listAccessible(db, { userId: visitor.userId, all, search, after })
    return { status: 200, body: { items, hasMore, next: hasMore ? nextPart(items.at(-1)?.id, search) : null } }
  }),

  implement(chooseRoute, async ({ tx, body, visitor, now, request, reply }) => {
    const { userId, sessionId, staffRoles } = visitor
    await chooseCreator(tx, { ...body, reason: body.reason, userId, sessionId, staffRoles, network: networkOf(request.ip), now })
    if (body.creatorId === null) forgetCreator(cookies, reply)
    else rememberCreator(cookies, reply, body.creatorId)
    return { status: 204 }
  }),
]
