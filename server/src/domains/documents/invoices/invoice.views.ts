import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import type { InvoiceKind } from './invoice.rules.ts'
import { type InvoiceContent, invoiceDocument, type Payer, type Seller, sellerDocument } from './invoice-content.ts'
import './invoices.tables.ts'

export type Invoice = {
  id: string
  kind: InvoiceKind
  number: string
  /** What made it, such as 'order/{id}'. */
  cause: string
  orderId: string
  correctsId: string | null
  content: InvoiceContent
  issuedAt: Date
}

/** When what stands on it was sold and paid. */
export const suppliedOn = ({ content, issuedAt }: Invoice): string => content.suppliedOn ?? issuedAt.toISOString()

const read = (db: Reader) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'cause', 'order_id as orderId', 'corrects_id as correctsId', 'content', 'issued_at as issuedAt'])

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

export const toInvoice = (row: Row): Invoice => ({ ...row, content: invoiceDocument.read(row.content) })

export const findInvoice = async (db: Reader, id: string): Promise<Invoice | undefined> =>
  (await read(db).where('id', '=', id).execute()).map(toInvoice)[0]

export const findInvoiceByCause = async (db: Reader, cause: string): Promise<Invoice | undefined> =>
  (await read(db).where('cause', '=', cause).execute()).map(toInvoice)[0]

/** Everything that was written for an order: its invoice, then what was taken back. */
export const listInvoices = async (db: Reader, orderId: string): Promise<Invoice[]> =>
  (await read(db).where('order_id', '=', orderId).orderBy('kind', 'desc').orderBy('index').execute()).map(toInvoice)

/** What credit notes have taken back from an invoice so far. */
export const sumCredited = async (db: Reader, invoiceId: string): Promise<number> => {
  const { due } = await db
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(due), 0)::bigint`.as('due'))
    .where('corrects_id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return due
}

/** Who sells on a day, as far as the table goes. */
export const findSeller = async (db: Reader, now: Date): Promise<(Seller & { payer?: Payer }) | undefined> => {
  const found = await db
    .selectFrom('sellers')
    .select('details')
    .where(sql<boolean>`valid_from <= ${now}`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && sellerDocument.read(found.details)
}

const readSeller = async (db: Reader, now: Date): Promise<Seller & { payer?: Payer }> => {
  const found = await findSeller(db, now)
  if (!found) throw new Error('Nobody sells on this day: the table of sellers has no row for it')
  return found
}

/** As an invoice prints it. */
export const getSeller = async (db: Reader, now: Date): Promise<Seller> => {
  const { payer: _payer, ...seller } = await readSeller(db, now)
  return seller
}

/** From what creators are paid; what was not entered is null. */
export const getPayer = async (db: Reader, now: Date): Promise<Payer & { name: string }> => {
  const { name, payer } = await readSeller(db, now)
  return { name, ...(payer ?? { sepa: null, ach: null }) }
}
