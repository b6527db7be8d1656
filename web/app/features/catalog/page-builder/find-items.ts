import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import type { OwnItem } from '../blocks/own-items.ts'

/** Those that fit what was typed; what is live comes first. */
export const findItems = (items: readonly OwnItem[], typed: string): OwnItem[] =>
  items.filter(({ id, name, note }) => fitsSearch(typed, id, name, note)).sort((one, other) => Number(other.isLive) - Number(one.isLive))
