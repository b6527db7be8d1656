import { superviseThread } from '#platform/threads/supervise-thread.ts'
import type { Invoice } from '../invoices/invoice.views.ts'

/** Draws where nobody who looks at a page waits for it. */
export const drawApart = superviseThread<Invoice>(new URL('./draw-invoice-worker.ts', import.meta.url))
