import type { ExtractedSound, InspectionDeps, InspectionInput } from './inspection.ts'
import { runApart } from './run-apart.ts'

/**
 * The sounds of a pack one by one, with what is known of each. Its file lies on disk until the next is asked for, so that a
 * pack takes no more room than its longest sound. Ask only for packs that were found Ready.
 */
export async function* readSounds(
  input: Pick<InspectionInput, 'path' | 'name'>,
  deps: Omit<InspectionDeps, 'clamd'>,
): AsyncGenerator<ExtractedSound> {
  const pack = { platform: 'Universal', version: '', claims: [], kind: 'pack', ...input } as const
  const apart = await runApart('sounds', pack, { ...deps, clamd: null })
  try {
    for (let answer = await apart.next(); answer.kind !== 'over'; answer = await apart.next()) {
      if (answer.kind !== 'sound') throw new Error(answer.kind === 'failed' ? answer.message : `Reading sounds ended as ${answer.kind}.`)
      yield answer.sound
      apart.goOn()
    }
  } finally {
    await apart.close()
  }
}
