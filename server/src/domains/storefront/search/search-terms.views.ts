import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import type { TypedTerm } from './search-terms.rules.ts'

const termLimit = 8
const maxNear = 40

/** Past every word that begins with this one: in the C collation the last character of Unicode comes after all others. */
const startsWith = sql`v.word >= t.word collate "C" and v.word < (t.word || chr(1114111)) collate "C"`

/**
 * The words somebody typed, folded as the shop's own words are. One that begins nothing in the shop comes with words that look like it:
 * those one slip away by the slips they share, longer ones with more slips by their trigrams.
 */
export const typedTerms = async (db: Reader, text: string): Promise<TypedTerm[]> => {
  if (!text) return []
  const { rows } = await sql<TypedTerm>`
    select t.word, is_known.known,
      case when is_known.known or length(t.word) not between 4 and 30 then '{}' else array(
        select v.word from search_vocabulary v
        where v.slips && slips_of(t.word) or (length(t.word) >= 6 and v.word % t.word)
        limit ${maxNear}
      ) end as near
    from regexp_split_to_table(fold_words(${text}), ' ') with ordinality as t (word, index)
    cross join lateral (
      select case when exists (select from search_vocabulary v where ${startsWith}) then true
        else exists (select from product_texts x where x.words @@ to_tsquery('simple', quote_literal(t.word) || ':*')) end as known
    ) is_known
    where t.word <> ''
    order by t.index limit ${termLimit}`.execute(db)
  return rows
}
