import type { EffectName } from './effects.ts'
import type { RecipeName } from './recipes.ts'

/** A sound of the demo as data. Values that are left out are chosen by the seed. Keys are written 'F# minor', 'Bb dorian', 'C'. */
export type Sketch = { recipe: RecipeName; seed: string; tempo?: number; key?: string; effect?: EffectName }
