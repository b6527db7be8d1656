import { parentPort } from 'node:worker_threads'
import { damaged } from './decode/sound.rules.ts'
import { Unreadable } from './decode/unreadable.ts'
import type { Order } from './encode-apart.ts'
import { encodeSound } from './encode-sound.ts'

// The decoders tell the console about every damaged byte; whoever sent the file is told by us, once.
console.error = () => undefined
console.warn = () => undefined

const port = parentPort
if (!port) throw new Error('This runs as a worker only.')

let give: (piece: Uint8Array | null) => void = () => undefined

/** Asks for the file piece by piece, so that it is never here as a whole. */
async function* askForChunks(): AsyncGenerator<Uint8Array> {
  while (true) {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>()
    give = resolve
    port?.postMessage({ kind: 'more' })
    const piece = await promise
    if (piece === null) return
    yield piece
  }
}

const encode = async (size: number, cutAt: number | undefined): Promise<void> => {
  try {
    const { mp3, sound } = await encodeSound(askForChunks(), size, cutAt)
    port.postMessage({ kind: 'made', mp3, sound })
  } catch (error) {
    // Decoders written for friendly files throw what they like at others; here that can only be the file.
    port.postMessage({ kind: 'refused', reason: error instanceof Unreadable ? error.message : damaged, cause: String(error) })
  }
}

port.on('message', (order: Order) => {
  if ('begin' in order) void encode(order.begin.size, order.begin.cutAt)
  else give(order.piece)
})
