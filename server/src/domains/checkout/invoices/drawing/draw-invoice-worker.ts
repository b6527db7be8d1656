import { answerDrawings } from './answer-drawings.ts'
import { drawInvoice } from './draw-invoice.ts'

answerDrawings(drawInvoice)
