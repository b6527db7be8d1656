import { floors, readSources, type Source } from './sources.ts'

const floorOf = new Map(floors.flatMap((names, floor) => names.map((name) => [name, floor] as const)))

/** Whether a domain is on too high a floor for another to read its tables. */
export const isTooHigh = (owner: string, reader: string): boolean =>
  owner !== reader && (floorOf.get(owner) ?? -1) >= (floorOf.get(reader) ?? -1)

export const domainOf = ({ path }: Source): string => (path.startsWith('server/src/platform/') ? 'platform' : (path.split('/')[3] ?? ''))

export const domainSources = readSources('server/src/domains')
export const platformSources = readSources('server/src/platform')

/** The owner of each table: a domain, or the platform, which is below all of them. */
export const ownerOf = new Map(
  [...domainSources, ...platformSources]
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap((source) =>
      [...(source.text.split('Tables = {')[1] ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, table = '']) => [table, domainOf(source)] as const,
      ),
    ),
)

/** A table name in SQL, alone or in a list: `orders`, `"orders" o`, `public.orders as o, coupons`. */
const one = String.raw`(?:only\s+)?(?:public\.)?"?\w+"?`
const list = String.raw`(${one}(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*${one})*)`
/** Table names in Kysely: `'orders as o'`, `['orders', 'coupons']`. */
const told = String.raw`\(\s*('\w+|\[[^\]]*\])`

export const reads = [
  new RegExp(String.raw`\b(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?|table|ref|id)${told}`, 'g'),
  new RegExp(String.raw`\b(?:from|join|using|table|copy)\s+${list}`, 'gi'),
  // A piece of SQL that is inserted after a "from": sql`orders o join coupons c`.
  new RegExp(
    String.raw`\bsql(?:<[^>]*>)?${'`'}\s*(${one})(?:\s+(?:as\s+)?\w+)?\s*(?:${'`'}|(?:(?:inner|left|right|full|cross)\s+)?join\b)`,
    'gi',
  ),
]
export const writes = [
  new RegExp(String.raw`\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)${told}`, 'g'),
  new RegExp(String.raw`\b(?:insert into|delete from|update|merge into|truncate(?: table)?|lock table)\s+${list}`, 'gi'),
]

/** The tables that match these patterns in a text. */
export const namedIn = (text: string, patterns: readonly RegExp[]): string[] => {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, tables = '']) => tables.match(/\w+/g) ?? []))
  return [...new Set(found)].filter((table) => ownerOf.has(table))
}
