import { creatorLevel, reachesLevel } from '#contract/permissions.ts'
import { getStudio } from '#contract/studio.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/bind-route.ts'
import { readStanding } from './studio.views.ts'
import { tasksOf } from './task.rules.ts'

/** There are no sales before there is a checkout. Whoever may not see them gets nothing instead of zeros. */
const noSales = { days: [], before: { days: [], revenue: 0, units: 0 }, revenue: 0, units: 0, topProducts: [], newest: [] }

export const studioRoutes = () => [
  implement(getStudio, async ({ db, visitor, now }) => {
    const { standing, creator, counts } = await readStanding(db, visitor.creatorId ?? refuse('not-allowed'), now)
    const maySeeSales = reachesLevel(creatorLevel('sales', visitor.creatorRoles), 'no-names')
    return { status: 200, body: { creator, tasks: tasksOf(standing), counts, sales: maySeeSales ? noSales : null } }
  }),
]
