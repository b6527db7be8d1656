import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawInvoice } from '#domains/checkout/invoices/drawing/index.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { Paper } from './drawing-thread.ts'

const port = parentPort
if (!port) throw new Error('This runs as a worker only.')

// Linux counts threads by themselves: whoever waits for a page goes before whoever waits for a paper.
if (process.platform === 'linux') setPriority(10)

const draw = (paper: Paper): Promise<Buffer> =>
  paper.kind === 'Certificate' ? drawCertificate(paper.certificate) : drawInvoice(paper.invoice)

port.on('message', async ({ turn, paper }: { turn: number; paper: Paper }) => {
  try {
    const pdf = new Uint8Array(await draw(paper))
    port.postMessage({ turn, pdf }, [pdf.buffer])
  } catch (error) {
    port.postMessage({ turn, fault: String(error) })
  }
})
