import * as contract from '#contract/identity/studio.ts'
import { implement } from '#platform/http/implement.ts'
import { findStudio, storeStudio } from './studio.store.ts'

/** What somebody makes music with. */
export const myStudioRoutes = () => [
  implement(contract.getStudio, async ({ db, visitor }) => ({ status: 200, body: { studio: await findStudio(db, visitor.userId) } })),

  implement(contract.saveStudio, async ({ tx, visitor, body, now }) => {
    await storeStudio(tx, visitor.userId, body, now)
    return { status: 200, body: { studio: body } }
  }),
]
