import { mailsTo } from './mail-of.ts'
import { openMoneyShop } from './money-shop.ts'
import { addRecurring, day, renewAll, type Subscriber } from './subscriber.ts'

export const tape = 'lowtide/tape-one'

export const daysFrom = (from: Date, to: Date | null): number => Math.round(((to?.getTime() ?? 0) - from.getTime()) / (day * 1000))

/** A shop with subscriptions, where days pass. */
export const openRenewalShop = async () => {
  const money = await openMoneyShop()
  const { db } = money
  await addRecurring(db, tape)
  await addRecurring(db, 'tin-room/spring')
  /** Moves the clock and does everything that the shop does automatically. */
  const pass = async (days: number): Promise<void> => {
    money.later(days * day)
    await renewAll(money)
    await money.settleDown()
  }
  const mails = async (subscriber: Subscriber, subject: RegExp) =>
    (await mailsTo(money.shop, subscriber.email)).filter((mail) => subject.test(mail.subject))

  return { money, db, pass, mails }
}
