import type { Route } from '#contract/core/route.ts'
import { callAs } from './call-as.ts'
import { openMoneyShop } from './money-shop.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

/** A shop that takes payments, with a creator whose team has every role, and a member of another team. */
export const openSalesTeam = async () => {
  const money = await openMoneyShop()
  const { app, db } = money
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
  for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane']) await addProduct(db, path)
  const addMember = (email: string, role: 'Admin' | 'PluginDeveloper' | 'Marketing' | 'Financial') =>
    addUser(db, { email, teams: { lowtide: [role] } })
  return {
    money,
    app,
    db,
    ada: await addMember('ada@example.test', 'Admin'),
    developer: await addMember('d@example.test', 'PluginDeveloper'),
    marketing: await addMember('m@example.test', 'Marketing'),
    finance: await addMember('f@example.test', 'Financial'),
    stranger: await addUser(db, { email: 's@example.test', teams: { glasshouse: ['Admin'] } }),
    call: (who: SampleUser, route: Route, { params = {}, query, body }: Input = {}) =>
      callAs(
        app,
        who,
        route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
        { method: route.method, ...(query && { query }), ...(body && { payload: body }) },
      ),
  }
}
