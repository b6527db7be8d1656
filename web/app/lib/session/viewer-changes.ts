import type { User } from '#contract/identity/user.ts'
import { analytics } from '../analytics/site-analytics.ts'
import { dropReads } from '../api/first-reads.ts'
import { forgetPrices } from './forget-prices.ts'
import { forgetThings } from './forget-things.ts'
import { currentCreator, currentUser, loadCreatorOf, reloadViewer, setViewer } from './viewer.ts'
import { tellOtherTabs } from './viewer-tabs.ts'

/** Somebody signed in: what was read for whoever was here before goes, and the other tabs are told. */
export const enterAs = async (user: User): Promise<void> => {
  const creator = await loadCreatorOf(user)
  dropReads()
  forgetPrices()
  setViewer(user, creator)
  tellOtherTabs()
}

/** Nobody is signed in any more. */
export const leave = async (): Promise<void> => {
  dropReads()
  forgetThings()
  forgetPrices()
  setViewer(null)
  analytics.reset()
  tellOtherTabs()
}

/** The same person with other rights: another creator, a new role, a confirmed address. */
export const refreshViewer = async (): Promise<User | null> => {
  dropReads()
  const user = await reloadViewer()
  tellOtherTabs()
  return user
}

/** The same person with other words: a new name, another wish. */
export const showUser = (user: User): void => {
  if (currentUser()?.id === user.id) setViewer(user, currentCreator())
}
