import { pipeline } from 'node:stream'
import { createGunzip, createZstdDecompress, constants as zlib } from 'node:zlib'
import { Refused, refuse } from '../refused.ts'
import { runTool } from '../tools/run-tool.ts'
import type { Budget } from './budget.ts'
import { NotLookedInto, type WalkDeps } from './walk-deps.ts'

export type StreamForm = 'gzip' | 'xz' | 'zstd'

const damaged = (): never => refuse('damaged', 'This archive is damaged or was cut off. Pack it again and send it again.')

async function* unpackHere(source: AsyncIterable<Uint8Array>, form: 'gzip' | 'zstd'): AsyncGenerator<Uint8Array> {
  // A Zstandard file may ask for two gigabytes of memory before its first byte.
  const unpacker =
    form === 'gzip' ? createGunzip({ chunkSize: 128 * 1024 }) : createZstdDecompress({ params: { [zlib.ZSTD_d_windowLogMax]: 27 } })
  try {
    yield* pipeline(source, unpacker, () => undefined) as AsyncIterable<Uint8Array>
  } catch (error) {
    if (error instanceof Refused || !/^(Z_|ZSTD_|ERR_ZSTD)/.test((error as { code?: string }).code ?? '')) throw error
    damaged()
  }
}

async function* unpackByXz(source: AsyncIterable<Uint8Array>, { tools, limits, signal }: WalkDeps): AsyncGenerator<Uint8Array> {
  if (!tools.xz) throw new NotLookedInto('xz')
  const bounds = { seconds: limits.seconds, megabytes: limits.toolMegabytes, fileBytes: 0 }
  const tool = runTool({ program: tools.xz, prlimit: tools.prlimit }, ['-dcq', '--memlimit-decompress=512MiB'], bounds, signal)
  try {
    pipeline(source, tool.stdin, () => undefined)
    yield* tool.stdout as AsyncIterable<Uint8Array>
    const { code } = await tool.ended
    signal?.throwIfAborted()
    if (code !== 0) damaged()
  } finally {
    tool.stop()
  }
}

/** What a compressed file holds, counted as it comes, so that a bomb stops at its first spark. */
export async function* unpackStream(
  source: AsyncIterable<Uint8Array>,
  form: StreamForm,
  budget: Budget,
  deps: WalkDeps,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of form === 'xz' ? unpackByXz(source, deps) : unpackHere(source, form)) {
    budget.takeBytes(chunk.length)
    yield chunk
  }
}
