import type { Invoice } from '../invoice.views.ts'
import { drawingThread } from './drawing-thread.ts'

export const drawApart = drawingThread<Invoice>(new URL('./draw-invoice-worker.ts', import.meta.url))
