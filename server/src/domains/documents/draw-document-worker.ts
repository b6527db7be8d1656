import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { DocumentFile } from './draw-document.ts'
import { drawInvoice } from './drawing/index.ts'
import { drawEvidence } from './evidence/draw-evidence.ts'
import { drawPayoutStatement } from './statements/draw-payout-statement.ts'

const draw = (file: DocumentFile): Promise<Buffer> => {
  switch (file.kind) {
    case 'Certificate':
      return drawCertificate(file.certificate)
    case 'Evidence':
      return drawEvidence(file.evidence)
    case 'Invoice':
      return drawInvoice(file.invoice)
    case 'PayoutStatement':
      return drawPayoutStatement(file.statement)
  }
}

answerInThread({ niceness: 10 }, draw)
