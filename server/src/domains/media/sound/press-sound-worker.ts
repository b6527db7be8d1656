import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { damaged } from './decode/sound.rules.ts'
import { Unreadable } from './decode/unreadable.ts'
import { pressSound } from './press-sound.ts'

// The decoders tell the console about every damaged byte; whoever sent the file is told by us, once.
console.error = () => undefined
console.warn = () => undefined

const port = parentPort
if (!port) throw new Error('This runs as a worker only.')

/** Asks for the file piece by piece, so that it is never here as a whole. */
async function* askForChunks(): AsyncGenerator<Uint8Array> {
  while (true) {
    port?.postMessage({ kind: 'more' })
    const [chunk] = (await once(port as NonNullable<typeof port>, 'message')) as [Uint8Array | null]
    if (chunk === null) return
    yield chunk
  }
}

try {
  const { size, cutAt } = workerData as { size: number; cutAt: number | undefined }
  const { mp3, sound } = await pressSound(askForChunks(), size, cutAt)
  port.postMessage({ kind: 'made', mp3, sound })
} catch (error) {
  // Decoders written for friendly files throw what they like at others; here that can only be the file.
  port.postMessage({ kind: 'refused', reason: error instanceof Unreadable ? error.message : damaged, cause: String(error) })
}
port.close()
