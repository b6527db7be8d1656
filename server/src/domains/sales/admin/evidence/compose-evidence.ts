import { type Evidence, getSeller, listInvoices } from '#domains/documents/index.ts'
import { listOrderMails } from '#domains/email/index.ts'
import { listActivationsOfOrder } from '#domains/licensing/index.ts'
import { findOrder } from '#domains/orders/index.ts'
import { findSaleLocation } from '#domains/payments/index.ts'
import { listDownloadsOfOrder } from '#domains/releases/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { describeOrderSale } from '../describe-order-sale.ts'
import { activationSection, downloadSection, invoiceSection, mailSection, rowLimit } from './delivery-sections.ts'
import { networkSection } from './network-section.ts'
import { consentSection, disputeSections, orderSection, paymentSection } from './order-sections.ts'
import { writeAmount, writeTime } from './write-values.ts'

/** What the shop knows of an order that speaks for it. Each part comes from the domain that recorded it. */
export const composeEvidence = async (db: Reader, orderId: string, now: Date): Promise<Evidence> => {
  const sale = await describeOrderSale(db, orderId)
  const order = (await findOrder(db, orderId)) ?? refuse('not-found')
  return {
    orderNumber: sale.orderNumber,
    seller: await getSeller(db, now),
    writtenAt: now,
    headline: `${writeAmount(sale.due)}, paid on ${writeTime(sale.at)} by ${sale.customer.name}`,
    sections: [
      orderSection(sale, order),
      ...disputeSections(sale),
      consentSection(order),
      await networkSection(db, sale, await findSaleLocation(db, orderId)),
      paymentSection(sale),
      mailSection(await listOrderMails(db, orderId)),
      downloadSection(await listDownloadsOfOrder(db, orderId, rowLimit)),
      activationSection(await listActivationsOfOrder(db, orderId, rowLimit)),
      invoiceSection(sale),
    ],
    invoices: await listInvoices(db, orderId),
  }
}
