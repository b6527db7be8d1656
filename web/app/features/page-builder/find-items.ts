import type { ShelfItem } from './shelf-item.ts'

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Every word that was typed has to occur, in any order; accents and capitals do not matter. What is live comes first. */
export const findItems = (items: readonly ShelfItem[], typed: string): ShelfItem[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return items
    .filter(({ id, name, note }) => words.every((word) => plain(`${id} ${name} ${note}`).includes(word)))
    .sort((one, other) => Number(other.isLive) - Number(one.isLive))
}
