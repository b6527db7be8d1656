import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import { countAttention as countAttentionRoute } from '#contract/studio/attention.ts'
import { getStudio } from '#contract/studio/studio.ts'
import { readSalesFigures } from '#domains/sales/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement, implementAlone } from '#platform/http/implement.ts'
import { checklistOf } from './checklist.rules.ts'
import { readBeginnings } from './checklist.views.ts'
import { countAttention } from './count-attention.ts'
import { readAttention, readTrials } from './funnel.views.ts'
import { readStanding } from './studio.views.ts'
import { tasksOf } from './task.rules.ts'

const usualDays = 30

type Asked = Parameters<typeof readSalesFigures>[1]

/** Sales figures, and how visitors moved from listening to buying. */
const readSales = async (db: Reader, asked: Asked) => {
  const { count, ...figures } = await readSalesFigures(db, asked)
  const { creatorId } = asked
  const periodOf = (days: readonly { day: string }[]) => ({ creatorId, from: days[0]?.day ?? '', until: days.at(-1)?.day ?? '' })
  const [attention, trials, before] = await Promise.all([
    readAttention(db, periodOf(figures.days)),
    readTrials(db, periodOf(figures.days)),
    readTrials(db, periodOf(figures.before.days)),
  ])
  return { ...figures, trials: { ...trials, before }, funnel: { ...attention, sales: count } }
}

export const studioRoutes = () => [
  implementAlone(countAttentionRoute, async ({ db, body, visitor, now }) => {
    await countAttention(db, { ...body, ownCreatorId: visitor.kind === 'user' ? visitor.creatorId : null, now })
    return { status: 202, body: { status: 'accepted' } }
  }),

  implement(getStudio, async ({ db, visitor, query, now }) => {
    const creatorId = visitor.creatorId ?? refuse('not-allowed')
    const { standing, suspension, creator, counts } = await readStanding(db, creatorId, now)
    const level = creatorLevel('sales', visitor.creatorRoles)
    const asked = { creatorId, days: query.days ?? usualDays, maySeeNames: reachesLevel(level, 'read'), now }
    // Roles that may not see sales get null instead of zeros.
    const sales = reachesLevel(level, 'no-names') ? await readSales(db, asked) : null
    const beginnings = { ...(await readBeginnings(db, creatorId)), hasSignedTerms: standing.hasSignedTerms }
    const checklist = checklistOf(beginnings, visitor.creatorRoles)
    return { status: 200, body: { creator, suspension, checklist, tasks: tasksOf(standing, visitor.creatorRoles), counts, sales } }
  }),
]
