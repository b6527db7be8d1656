import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { drawInvoice } from './draw-invoice.ts'

answerInThread({ niceness: 19, rests: true }, drawInvoice)
