import * as identity from '#contract/identity/identity.ts'
import * as contract from '#contract/payments/refunds.ts'
import { openBrowser } from './browser.ts'
import { cards, item, openMoneyShop } from './money-shop.ts'
import { addAccount, samplePassword } from './sample-account.ts'
import { addCreator, addProduct } from './sample-creator.ts'

export const tapeOne = 'p/lowtide/tape-one/perpetual'
export const tapeTwo = 'p/lowtide/tape-two/perpetual'

/** A shop whose orders are paid and refunded: by support, by a creator, or because of a dispute. */
export const openRefundShop = async () => {
  const money = await openMoneyShop()
  const { db, app } = money
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
  for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane']) await addProduct(db, path)

  const signIn = async (roles: { staff?: string[]; creator?: [string, string[]] }) => {
    const { id, email } = await addAccount(db)
    if (roles.staff)
      await db
        .updateTable('users')
        .set({ staff_roles: roles.staff as never })
        .where('id', '=', id)
        .execute()
    if (roles.creator) {
      const [creatorId, names] = roles.creator
      await db
        .insertInto('creator_members')
        .values({ creator_id: creatorId, user_id: id, roles: names as never, created_at: money.now() })
        .execute()
    }
    const browser = openBrowser(app)
    await browser.call(identity.signIn, { query: { email }, body: samplePassword })
    return browser
  }
  const support = await signIn({ staff: ['CustomerSupport'] })
  const ada = await signIn({ creator: ['lowtide', ['Admin']] })

  const buy = async (paths: string[], card = cards.paid) => {
    const buyer = await money.buyer().fill(paths.map((path) => item(path)))
    await buyer.pay(card)
    await money.settleDown()
    return buyer
  }
  const refund = (orderId: string, body: object = {}) =>
    support.call(contract.refundOrder, { params: { orderId }, body: { reason: 'It was a mistake', ...body } })
  const salesOf = (orderId: string) =>
    db.selectFrom('sales').select(['id', 'creator_id', 'status']).where('order_id', '=', orderId).orderBy('creator_id').execute()
  const statusesOf = async (orderId: string) => (await salesOf(orderId)).map((sale) => sale.status)
  const licenseStates = async (orderId: string) =>
    (await money.licensesOf(orderId)).map((license) => `${license.product_id} ${license.status}`).sort()
  const owed = async (creatorId: string) => {
    const { sum } = await db
      .selectFrom('ledger_lines')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .where('creator_id', '=', creatorId)
      .executeTakeFirstOrThrow()
    return 0 - (sum ?? 0)
  }

  return { money, db, signIn, ada, buy, refund, salesOf, statusesOf, licenseStates, owed }
}
