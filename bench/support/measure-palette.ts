import { searchPalette } from '#domains/admin/palette/search-palette.views.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Figure } from './table.ts'
import { measureList } from './turn-pages.ts'

/** As an Owner, who has the widest search. */
const everything = { staff: { sales: true, licenses: true, creators: true }, creator: null, own: true }

const typed: Record<string, string> = {
  'one letter': 'c',
  'a name that many have': 'casey',
  'a number': '4711',
  'a whole address': 'buyer-4711@example.test',
  'a license': 'lic_0000',
  'a word that nobody has': 'zebedee',
}

/** Half of the 50 ms from a key to the list: the rest is for the network and for rendering. */
const limit = 25

/** The response time of the command palette for each letter. */
export const measurePalette = async (db: Reader, rows: number): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, text] of Object.entries(typed)) {
    const search = async (): Promise<{ next: null }> => {
      await searchPalette(db, text, `usr_${'7'.padStart(26, '0')}`, everything)
      return { next: null }
    }
    figures.push(await measureList(`palette: ${name}`, rows, search, limit))
  }
  return figures
}
