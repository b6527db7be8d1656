import { type StaffOverview, staffTaskKinds, taskAreas } from '#contract/admin/overview.ts'
import { reachesLevel, type StaffArea, staffLevel } from '#contract/core/permissions.ts'
import type { Reader } from '#platform/database/database.ts'
import { readHealth } from './health.views.ts'
import { compareTakings } from './takings.views.ts'
import { readTask } from './task.views.ts'

/** Open tasks, today's sales and the health of the machine: each for staff who may see it. */
export const composeOverview = async (db: Reader, roles: readonly string[], now: Date): Promise<StaffOverview> => {
  const maySee = (area: StaffArea): boolean => reachesLevel(staffLevel(area, roles), 'read')
  const tasks = []
  for (const kind of staffTaskKinds) if (maySee(taskAreas[kind])) tasks.push(await readTask(db, kind, now))
  return {
    tasks: tasks.filter((task) => task !== undefined),
    sales: maySee('sales') ? await compareTakings(db, now) : null,
    health: maySee('platform') ? await readHealth(db, now) : null,
  }
}
