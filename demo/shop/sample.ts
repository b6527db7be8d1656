import type { EffectName } from '#demo/sound/effects.ts'
import type { RecipeName } from '#demo/sound/recipes.ts'
import type { Sketch } from '#demo/sound/sketch.ts'
import type { Sample } from './blocks.ts'

/**
 * A sound for a page. With an effect it also has a dry side. The title is the seed, so a sample with the same title is the same everywhere.
 */
export const sample = (
  title: string,
  recipe: RecipeName,
  effect?: EffectName,
  tempoAndKey: Pick<Sketch, 'tempo' | 'key'> = {},
): Sample => ({
  title,
  sketch: { recipe, seed: title.toLowerCase(), ...(effect && { effect }), ...tempoAndKey },
})
