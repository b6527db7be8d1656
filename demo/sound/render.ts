import { chanceOf } from './chance.ts'
import { placedIn, spaces } from './effects/plate.ts'
import { effects } from './effects.ts'
import { bringTo, master } from './master.ts'
import { readKey } from './music/keys.ts'
import { type Stage, setStage } from './music/stage.ts'
import type { Recipe } from './recipes/recipe.ts'
import { recipes } from './recipes.ts'
import { copyOf, type Stereo } from './signal/tone.ts'
import type { Sketch } from './sketch.ts'

export type { Sketch } from './sketch.ts'

const tonics = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/** The loudness of a performance before effects, so that their thresholds mean the same for all. */
const lineLevel = -18

const stageFor = (recipe: Recipe, { recipe: name, seed, tempo, key }: Sketch): Stage => {
  const chance = chanceOf(`${name} ${seed}`)
  const drawn = {
    tempo: Math.round(chance.between(...recipe.tempo)),
    key: `${chance.pick(tonics)} ${chance.pick(recipe.modes)}`,
    swing: recipe.swing ? chance.between(...recipe.swing) : 0.5,
  }
  return setStage(chance.fork('play'), tempo ?? drawn.tempo, readKey(key ?? drawn.key), drawn.swing, recipe.grid)
}

const inItsRoom = (performance: Stereo, { space }: Recipe): Stereo =>
  space ? placedIn(performance, spaces[space.name], space.amount) : performance

/**
 * Renders a sketch. With an effect there are two sides of the same performance, of equal length and in sync; without one there is only the
 * wet side, with the recipe's reverb.
 */
export const renderSketch = (sketch: Sketch): { wet: Float32Array[]; dry: Float32Array[] | null } => {
  const recipe: Recipe = recipes[sketch.recipe]
  const loudness = recipe.loudness ?? -16
  const stage = stageFor(recipe, sketch)
  const performance = recipe.play(stage)
  if (!sketch.effect) return { wet: master(inItsRoom(performance, recipe), loudness), dry: null }

  const { effect, isSpace } = effects[sketch.effect]
  const dry = bringTo(isSpace ? performance : inItsRoom(performance, recipe), lineLevel)
  const wet = effect(dry, { tempo: stage.tempo, chance: stage.chance.fork('effect') })
  return { wet: master(wet, loudness), dry: master(copyOf(dry), loudness, lineLevel) }
}
