import type { Invoice } from '../invoices/invoice.views.ts'
import type { Seller } from '../invoices/invoice-content.ts'

export type EvidenceTable = {
  head: readonly string[]
  /** What each column takes of the page; together 1. */
  widths: readonly number[]
  rows: readonly (readonly string[])[]
}

/** One thing that is shown: facts, a table, or the sentence that there is nothing. */
export type EvidenceSection = {
  title: string
  text?: string
  facts?: readonly (readonly [string, string])[]
  table?: EvidenceTable
  /** Said after it: what was left out, or that there is nothing. */
  note?: string
}

/** What speaks for an order, for whoever decides a dispute about it. */
export type Evidence = {
  orderNumber: string
  seller: Seller
  writtenAt: Date
  headline: string
  sections: readonly EvidenceSection[]
  /** Drawn whole, each on pages of its own. */
  invoices: readonly Invoice[]
}
