import { setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Invoice } from '../invoice.views.ts'
import { drawInvoice } from './draw-invoice.ts'

const port = parentPort
if (!port) throw new Error('This runs as a worker only.')

// Linux counts threads by themselves: whoever waits for a page goes before whoever waits for a mail.
if (process.platform === 'linux') setPriority(19)

const draw = async (turn: number, invoice: Invoice): Promise<void> => {
  try {
    const pdf = new Uint8Array(await drawInvoice(invoice))
    port.postMessage({ turn, pdf }, [pdf.buffer])
  } catch (error) {
    port.postMessage({ turn, fault: String(error) })
  }
}

let turns = Promise.resolve()

// One after the other, and a rest for as long as each took: when very many buy at once, those who are still buying go first.
port.on('message', ({ turn, invoice }: { turn: number; invoice: Invoice }) => {
  turns = turns.then(async () => {
    const begun = performance.now()
    await draw(turn, invoice)
    await rest(performance.now() - begun)
  })
})
