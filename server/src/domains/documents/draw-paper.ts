import type { Invoice } from '#domains/checkout/invoices/index.ts'
import { keepThread } from '#platform/threads/keep-thread.ts'
import type { Certificate } from './certificate.views.ts'

export type Paper = { kind: 'Certificate'; certificate: Certificate } | { kind: 'Invoice'; invoice: Invoice }

/** Draws apart from the receipts that are mailed: here somebody waits for it. */
export const drawPaper = keepThread<Paper>(new URL('./draw-paper-worker.ts', import.meta.url))
