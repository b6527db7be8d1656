import { drawInvoice } from '#domains/checkout/invoices/drawing/index.ts'
import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { Paper } from './draw-paper.ts'

answerInThread({ niceness: 10 }, (paper: Paper) =>
  paper.kind === 'Certificate' ? drawCertificate(paper.certificate) : drawInvoice(paper.invoice),
)
