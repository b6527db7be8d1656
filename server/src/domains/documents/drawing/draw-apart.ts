import { keepThread } from '#platform/threads/keep-thread.ts'
import type { Invoice } from '../invoices/invoice.views.ts'

/** Draws where nobody who looks at a page waits for it. */
export const drawApart = keepThread<Invoice>(new URL('./draw-invoice-worker.ts', import.meta.url))
