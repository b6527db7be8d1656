import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { hasSignedTerms } from '../creator-terms.ts'
import { holdCreatorAs, type StaffAct, tellStaffAct } from './staff-act.ts'
import { type StaffRecord, setStaffColumns } from './staff-creator.store.ts'

type Change = { live?: boolean | undefined; featured?: boolean | undefined; whitelabel?: boolean | undefined }

const requireReady = async (tx: Tx, creator: StaffRecord, { live, featured }: Change): Promise<void> => {
  if (live && !(await hasSignedTerms(tx, creator.id))) {
    refuse('not-possible', { detail: 'Its team has not signed the latest terms yet. Nothing goes live before that.' })
  }
  if (featured && !(live ?? creator.live)) refuse('not-possible', { detail: 'Only live storefronts can be featured.' })
  if (featured && creator.suspended_at) refuse('not-possible', { detail: 'It is suspended. Lift the suspension first.' })
}

/** Makes a storefront public or not, featured or not, with our navigation or without. */
export const changeCreator = async (tx: Tx, act: StaffAct, wish: Change): Promise<void> => {
  const creator = await holdCreatorAs(tx, act)
  await requireReady(tx, creator, wish)
  // A hidden creator is not featured.
  const whole = wish.live === false && creator.featured ? { ...wish, featured: false } : wish
  const changed = Object.entries(whole).filter(([name, value]) => value !== undefined && value !== creator[name as keyof Change])
  if (changed.length === 0) return
  const change = Object.fromEntries(changed) as Record<keyof Change, boolean>
  await setStaffColumns(tx, creator, 'live' in change ? { ...change, live_decided_at: act.now } : change)
  await tellStaffAct(tx, act, 'creator.changed', change)
}
