import { forgetNotes } from '#domains/admin/index.ts'
import { countCreators, exportApplications, findActing, forgetApplications, leaveEveryTeam, nameCreators } from '#domains/creators/index.ts'
import { exportInvoices } from '#domains/documents/index.ts'
import { type Belongings, openBuyerAccount } from '#domains/identity/index.ts'
import { exportDevices, exportLicenses, forgetLicensee, listOwned, moveLicenses, moveTrials } from '#domains/licensing/index.ts'
import { exportOrders, type Handing, listBoughtWith, moveOrders } from '#domains/orders/index.ts'
import { exportCards, forgetBuyer, moveSales } from '#domains/payments/index.ts'
import { exportDownloads, forgetNetworks } from '#domains/releases/index.ts'
import { exportSubscriptions, leaveSubscriptions, moveSubscriptions, selectOwnedAndSubscribed } from '#domains/subscriptions/index.ts'
import { exportMessages, forgetConversations } from '#domains/support/index.ts'
import type { Tx } from '#platform/database/database.ts'

const moveBought = async (tx: Tx, handing: Handing): Promise<void> => {
  await moveLicenses(tx, handing)
  await moveOrders(tx, handing)
  await moveSales(tx, handing)
}

/**
 * What people own besides their account, by domain: what happens to it when an account ends or confirms an address, and its data export.
 */
export const belongings: Belongings = {
  move: async (tx, { now, ...who }) => {
    await moveBought(tx, who)
    await moveSubscriptions(tx, who)
    await moveTrials(tx, { ...who, doer: { by: 'Customer', actorId: who.to }, now })
  },
  leave: async (tx, { userId: from, now }) => {
    for (const { email, name } of await listBoughtWith(tx, from)) {
      const to = await openBuyerAccount(tx, { email, name, now })
      await moveBought(tx, { from, to, email })
      await leaveSubscriptions(tx, { from, to, now })
    }
  },
  leaveTeams: async (tx, leaving) => {
    await leaveEveryTeam(tx, leaving)
    await forgetApplications(tx, leaving.userId)
  },
  forget: async (tx, userId) => {
    await forgetNetworks(tx, userId)
    await forgetBuyer(tx, userId)
    await forgetLicensee(tx, userId)
    await forgetConversations(tx, userId)
    await forgetNotes(tx, { kind: 'customer', id: userId })
  },
  listOwned,
  selectOwnedAndSubscribed,
  findActing,
  nameCreators,
  countCreators,
  export: async (db, { userId, provenEmail }) => ({
    orders: await exportOrders(db, userId),
    invoices: await exportInvoices(db, userId),
    licenses: await exportLicenses(db, userId),
    devices: await exportDevices(db, userId),
    downloads: await exportDownloads(db, userId),
    subscriptions: await exportSubscriptions(db, userId),
    savedCards: await exportCards(db, userId),
    applications: await exportApplications(db, userId),
    messagesToSupport: provenEmail === undefined ? [] : await exportMessages(db, provenEmail),
  }),
}
