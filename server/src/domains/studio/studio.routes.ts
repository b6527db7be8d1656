import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import { getStudio } from '#contract/studio/studio.ts'
import { readSalesFigures } from '#domains/sales/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { checklistOf } from './checklist.rules.ts'
import { readBeginnings } from './checklist.views.ts'
import { readStanding } from './studio.views.ts'
import { tasksOf } from './task.rules.ts'

const usualDays = 30

export const studioRoutes = () => [
  implement(getStudio, async ({ db, visitor, query, now }) => {
    const creatorId = visitor.creatorId ?? refuse('not-allowed')
    const { standing, suspension, creator, counts } = await readStanding(db, creatorId, now)
    const level = creatorLevel('sales', visitor.creatorRoles)
    const asked = { creatorId, days: query.days ?? usualDays, maySeeNames: reachesLevel(level, 'read'), now }
    // Whoever may not see sales gets nothing instead of zeros.
    const sales = reachesLevel(level, 'no-names') ? await readSalesFigures(db, asked) : null
    const beginnings = { ...(await readBeginnings(db, creatorId)), hasSignedTerms: standing.hasSignedTerms }
    const checklist = checklistOf(beginnings, visitor.creatorRoles)
    return { status: 200, body: { creator, suspension, checklist, tasks: tasksOf(standing, visitor.creatorRoles), counts, sales } }
  }),
]
