import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Invoice } from '../invoice.views.ts'
import { drawInvoice } from './draw-invoice.ts'

const port = parentPort
if (!port) throw new Error('This runs as a worker only.')

// Linux counts threads by themselves: whoever waits for a page goes before whoever waits for a mail.
if (process.platform === 'linux') setPriority(19)

port.on('message', async ({ turn, invoice }: { turn: number; invoice: Invoice }) => {
  try {
    const pdf = new Uint8Array(await drawInvoice(invoice))
    port.postMessage({ turn, pdf }, [pdf.buffer])
  } catch (error) {
    port.postMessage({ turn, fault: String(error) })
  }
})
