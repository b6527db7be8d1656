import { superviseThread } from '#platform/threads/supervise-thread.ts'
import type { Certificate } from './certificate.views.ts'
import type { Evidence } from './evidence/evidence.ts'
import type { Invoice } from './invoices/invoice.views.ts'
import type { PayoutStatement } from './statements/payout-statement.ts'

export type DocumentFile =
  | { kind: 'Certificate'; certificate: Certificate }
  | { kind: 'Evidence'; evidence: Evidence }
  | { kind: 'Invoice'; invoice: Invoice }
  | { kind: 'PayoutStatement'; statement: PayoutStatement }

/** Draws apart from the receipts that are mailed: here somebody waits for it. */
export const drawDocument = superviseThread<DocumentFile>(new URL('./draw-document-worker.ts', import.meta.url))
