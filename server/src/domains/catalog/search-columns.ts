import type { Compatibility } from '#contract/catalog/catalog.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { textsIn } from './blocks/block-registry.ts'
import type { DraftVariationContent } from './product-content.ts'

/** What creators write, and the name that visitors filter by. */
const formatNames: Readonly<Record<string, string>> = {
  ...{ vst3: 'VST3', au: 'AU', aax: 'AAX', clap: 'CLAP', standalone: 'Standalone' },
  ...{ wav: 'WAV', mid: 'MIDI', midi: 'MIDI' },
}

const systemNames: readonly (readonly [start: string, name: string])[] = [
  ['mac', 'macOS'],
  ['os x', 'macOS'],
  ['windows', 'Windows'],
  ['linux', 'Linux'],
]

/** Search groups products by these lists, so they are sorted. */
const namesIn = (names: readonly (string | undefined)[]): string[] => [...new Set(names.filter((name) => name !== undefined))].sort()

/** Those of a plugin, or the files of a pack. */
const formatsOf = ({ systems, contents }: Compatibility): string[] => {
  const files = contents.filter(({ label }) => label === 'Formats').flatMap(({ value }) => value.split(/[,;/ ]+/))
  return namesIn([...systems.flatMap(({ formats }) => formats), ...files].map((format) => formatNames[format.toLowerCase()]))
}

const systemsOf = ({ systems }: Compatibility): string[] =>
  namesIn(systems.map((system) => systemNames.find(([start]) => system.name.toLowerCase().startsWith(start))?.[1]))

const dollars = ({ prices }: DraftVariationContent): number[] => (prices.USD === undefined ? [] : [prices.USD])

type Searched = { tags: string[]; pageBlocks: PageBlock[]; compatibility: Compatibility; variations: DraftVariationContent[] }

/** What only search asks for. */
export const searchColumns = ({ tags, pageBlocks, compatibility, variations }: Searched) => {
  const prices = variations.flatMap(dollars)
  return {
    tags,
    page_texts: textsIn(pageBlocks).join(' '),
    cheapest_price: prices.length > 0 ? Math.min(...prices) : 0,
    formats: formatsOf(compatibility),
    systems: systemsOf(compatibility),
  }
}
