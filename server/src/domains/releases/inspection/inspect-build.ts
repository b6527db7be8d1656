import { openSource } from './bytes/file-source.ts'
import { hashFile } from './bytes/hash-file.ts'
import type { Hashed } from './inspect.ts'
import type { Inspection, InspectionDeps, InspectionInput } from './inspection.ts'
import { runApart } from './run-apart.ts'

const ends = {
  'too-slow': 'This file took too long to inspect.',
  'too-heavy': 'Inspecting this file needs too much memory.',
} as const

const hash = async (path: string, signal?: AbortSignal): Promise<Hashed> => {
  const source = await openSource(path, { signal })
  try {
    return { sha256: await hashFile(source), size: source.size }
  } finally {
    await source.close()
  }
}

/** A file that nobody could look into still has a size and a hash. */
const refusedWhole = ({ sha256, size }: Hashed, code: keyof typeof ends): Inspection => {
  const report = [{ level: 'red', code, title: ends[code], detail: null } as const]
  return { sha256, size, manifest: null, formats: [], pack: null, report, verdict: { notReady: ends[code] } }
}

/** Looks into a build in a thread of its own and says what was found. Throws only where it is not the build's fault. */
export const inspectBuild = async (input: InspectionInput, deps: InspectionDeps): Promise<Inspection> => {
  const apart = await runApart('inspect', input, deps)
  try {
    const answer = await apart.next()
    if (answer.kind === 'inspected') return answer.inspection
    if (answer.kind === 'too-slow' || answer.kind === 'too-heavy') {
      return refusedWhole(apart.hashed() ?? (await hash(input.path, deps.signal)), answer.kind)
    }
    throw new Error(answer.kind === 'failed' ? answer.message : `The thread that looks into builds answered ${answer.kind}.`)
  } finally {
    await apart.close()
  }
}
