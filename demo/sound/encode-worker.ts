import { parentPort } from 'node:worker_threads'
import { encodeSketch } from './encode-sketch.ts'
import type { Sketch } from './sketch.ts'

// A rejection here is an error event in the parent, so there is nothing to catch.
parentPort?.on('message', async (sketch: Sketch) => parentPort?.postMessage(await encodeSketch(sketch)))
