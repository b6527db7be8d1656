import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { extractSounds } from './extract-sounds.ts'
import { type Hashed, inspect } from './inspect.ts'
import type { InspectionTask, ThreadAnswer } from './run-apart.ts'

// The decoders tell the console about every damaged byte; the report says it once.
console.error = () => undefined
console.warn = () => undefined

const port = parentPort as NonNullable<typeof parentPort>
const tell = (answer: ThreadAnswer): void => port.postMessage(answer)
const { task, input, deps } = workerData as InspectionTask

const stop = new AbortController()
port.on('message', (message: string) => {
  if (message === 'stop') stop.abort(new Error('Nobody waits for this any more.'))
})

let told = -1
const onProgress = (share: number): void => {
  const rounded = Math.floor(share * 100) / 100
  if (rounded <= told) return
  told = rounded
  tell({ kind: 'progress', share: rounded })
}

try {
  const whole = { ...deps, signal: stop.signal, onProgress }
  const stages = { onLooking: (hashed: Hashed) => tell({ kind: 'looking', hashed }), onLooked: () => tell({ kind: 'looked' }) }
  if (task === 'inspect') tell({ kind: 'inspected', inspection: await inspect(input, { ...whole, ...stages }) })
  else {
    for await (const sound of extractSounds(input, whole)) {
      tell({ kind: 'sound', sound })
      // The next one overwrites this one on disk.
      await once(port, 'message')
      stop.signal.throwIfAborted()
    }
    tell({ kind: 'over' })
  }
} catch (error) {
  const { message, stack, name } = error as Error
  tell({ kind: 'failed', message: `${name}: ${message}`, stack: stack ?? '' })
}
port.close()
