import { answerDrawings } from '#domains/checkout/invoices/drawing/index.ts'
import { drawCertificate } from './draw-certificate.ts'

answerDrawings(drawCertificate)
