import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import type { OwnItem } from '../blocks/own-items.ts'

/** The items that match the typed text, live ones first. */
export const findItems = (items: readonly OwnItem[], typed: string): OwnItem[] =>
  items.filter(({ id, name, note }) => fitsSearch(typed, id, name, note)).sort((one, other) => Number(other.isLive) - Number(one.isLive))
