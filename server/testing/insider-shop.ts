import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { sampleCall } from './sample-calls.ts'
import { addCreator } from './sample-creator.ts'
import { addSession, addUser } from './sample-user.ts'
import { openTestApp, openTestShop } from './test-shop.ts'

export const writing = everyRoute.filter((route) => route.method !== 'GET')
export const withBody = everyRoute.filter((route) => route.body && route.bodyType !== 'text' && route.bodyType !== 'form')
export const withText = everyRoute.filter((route) => route.bodyType === 'text')
export const withFile = everyRoute.filter((route) => route.bodyType === 'file')

/** A shop that is called by someone with all rights. */
export const openInsiderShop = async () => {
  const shop = await openTestShop()
  const app = await openTestApp(shop)
  const { db } = shop.database
  await addCreator(db, { id: 'lowtide' })
  const insider = await addUser(db, { email: 'insider@example.test', staffRoles: ['Owner'], teams: { lowtide: ['Admin'] } })

  let cookie = await addSession(db, insider.id)

  /** A call by someone with all rights, with a new session because some calls end theirs. */
  const insidersCall = async (route: Route) => {
    const call = sampleCall(route)
    if (/^\/api\/customer\/(identity|account)/.test(route.path)) cookie = await addSession(db, insider.id)
    return { ...call, headers: { ...call.headers, cookie } }
  }

  return { app, insidersCall }
}
