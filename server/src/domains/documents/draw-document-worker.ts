import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { DocumentFile } from './draw-document.ts'
import { drawInvoice } from './drawing/index.ts'

answerInThread({ niceness: 10 }, (paper: DocumentFile) =>
  paper.kind === 'Certificate' ? drawCertificate(paper.certificate) : drawInvoice(paper.invoice),
)
