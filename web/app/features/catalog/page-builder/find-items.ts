import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import type { ShelfItem } from '../blocks/shelf.ts'

/** Those that fit what was typed; what is live comes first. */
export const findItems = (items: readonly ShelfItem[], typed: string): ShelfItem[] =>
  items.filter(({ id, name, note }) => fitsSearch(typed, id, name, note)).sort((one, other) => Number(other.isLive) - Number(one.isLive))
