import type { Compatibility } from '#contract/catalog/catalog.ts'
import { hostsOf, systemNamed } from '#contract/catalog/machine-rules.ts'
import { needsOf } from '#contract/catalog/needs-rules.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { studiosOf } from '#contract/catalog/studio-tokens.ts'
import { tempoBandsOf } from '#contract/catalog/trait-rules.ts'
import type { Traits } from '#contract/catalog/traits.ts'
import { textsIn } from './blocks/block-registry.ts'
import type { DraftVariationContent } from './product-content.ts'

/** The texts that creators write, and the creator's name that visitors filter by. */
const formatNames: Readonly<Record<string, string>> = {
  ...{ vst3: 'VST3', au: 'AU', aax: 'AAX', clap: 'CLAP', standalone: 'Standalone' },
  ...{ wav: 'WAV', mid: 'MIDI', midi: 'MIDI' },
}

/** Search groups products by these lists, so they are sorted. */
const namesIn = (names: readonly (string | undefined)[]): string[] => [...new Set(names.filter((name) => name !== undefined))].sort()

/** Those of a plugin, or the files of a pack. */
const formatsOf = ({ systems, contents }: Compatibility): string[] => {
  const files = contents.filter(({ label }) => label === 'Formats').flatMap(({ value }) => value.split(/[,;/ ]+/))
  return namesIn([...systems.flatMap(({ formats }) => formats), ...files].map((format) => formatNames[format.toLowerCase()]))
}

const systemsOf = ({ systems }: Compatibility): string[] => namesIn(systems.map((system) => systemNamed(system.name)))

/** Each trait with the name of its facet in front: `genre:House`. */
const traitsOf = (compatibility: Compatibility, { kind, genres, tempo, keys }: Traits): string[] =>
  namesIn([
    ...(kind ? [`kind:${kind}`] : []),
    ...genres.map((genre) => `genre:${genre}`),
    ...(tempo ? tempoBandsOf(tempo).map((band) => `tempo:${band}`) : []),
    ...keys.map((key) => `key:${key}`),
    ...hostsOf(compatibility).map((host) => `host:${host}`),
    ...studiosOf(compatibility).map((studio) => `runs:${studio}`),
  ])

const dollars = ({ prices }: DraftVariationContent): number[] => (prices.USD === undefined ? [] : [prices.USD])

type Searched = {
  tags: string[]
  traits: Traits
  pageBlocks: PageBlock[]
  compatibility: Compatibility
  variations: DraftVariationContent[]
}

/** Columns that only search reads. */
export const searchColumns = ({ tags, traits, pageBlocks, compatibility, variations }: Searched) => {
  const prices = variations.flatMap(dollars)
  return {
    tags,
    page_texts: textsIn(pageBlocks).join(' '),
    cheapest_price: prices.length > 0 ? Math.min(...prices) : 0,
    formats: formatsOf(compatibility),
    systems: systemsOf(compatibility),
    traits: traitsOf(compatibility, traits),
    needs: needsOf(compatibility),
  }
}
