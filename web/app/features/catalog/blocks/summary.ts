import type { OwnItem } from './own-items.ts'

/** The parts of the summaries of blocks. */

export const counted = (count: number, one: string, many: string): string => {
  if (count === 0) return ''
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

type Texts = { title: string | null; subtitle: string | null; body: string | null }

const firstLine = (text: string | null): string =>
  text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.replace(/^[#>*\s-]+/, '') ?? ''

export const firstText = ({ title, subtitle, body }: Texts): string => title || subtitle || firstLine(body)

/** Empty until the creator's items are loaded: an id would only be replaced by the name. */
export const itemName = (items: readonly OwnItem[] | undefined, id: string | null): string =>
  id === null || !items ? '' : (items.find((item) => item.id === id)?.name ?? id)
