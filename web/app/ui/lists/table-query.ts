/** The state of a list, kept in its address: what is searched, filtered and how it is sorted. */

export type Sorting<Column extends string> = { column: Column; direction: 'ascending' | 'descending' }

/** `?sort=name` rises, `?sort=-name` falls; anything else is as if nothing was said. A table beside others has a name of its own there. */
export const findSorting = <Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
  name = 'sort',
): Sorting<Column> | undefined => {
  const asked = query.get(name) ?? ''
  const column = columns.find((one) => one === asked.replace(/^-/, ''))
  return column && { column, direction: asked.startsWith('-') ? 'descending' : 'ascending' }
}

export const readSorting = <Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
  otherwise: Sorting<Column>,
): Sorting<Column> => findSorting(query, columns) ?? otherwise

/** The sorting that an address asks for, as a route takes it; nothing where it names no column. */
export const sortIn = <Column extends string>(query: URLSearchParams, columns: readonly Column[]): { sort?: Column | `-${Column}` } => {
  const asked = query.get('sort') ?? ''
  const column = columns.find((name) => name === asked.replace(/^-/, ''))
  return column ? { sort: asked.startsWith('-') ? `-${column}` : column } : {}
}

const changed = (query: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The address of the same list with one thing changed; an empty value takes it out. Another list begins on its first page. */
export const withQuery = (query: URLSearchParams, name: string, value: string): string => {
  const rest = new URLSearchParams(query)
  rest.delete('after')
  return `?${changed(rest, name, value)}`
}

/**
 * How a column head stands now, and where pressing it leads: the other way round, or this column for the first time. A table with a
 * name of its own stands beside the list of its page, which stays where it is.
 */
export const sortLink = <Column extends string>(
  query: URLSearchParams,
  column: Column,
  now: Sorting<Column> | undefined,
  first: Sorting<Column>['direction'] = 'ascending',
  name = 'sort',
): { sort: Sorting<Column>['direction'] | 'none'; sortTo: string } => {
  const isCurrent = now?.column === column
  const next = isCurrent ? (now.direction === 'ascending' ? 'descending' : 'ascending') : first
  const value = next === 'descending' ? `-${column}` : column
  return {
    sort: isCurrent ? now.direction : 'none',
    sortTo: name === 'sort' ? withQuery(query, name, value) : `?${changed(query, name, value)}`,
  }
}

/** The value of the address if it is one of those offered. */
export const readChoice = <Choice extends string>(query: URLSearchParams, name: string, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice === query.get(name))

/** Sorted by what `rankOf` says, nothing last; equals stay in their order. */
export const sortBy = <Item>(
  items: readonly Item[],
  direction: Sorting<string>['direction'],
  rankOf: (item: Item) => string | number | null,
): Item[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return items.toSorted((one, other) => {
    const a = rankOf(one)
    const b = rankOf(other)
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return sign * (typeof a === 'string' ? a.localeCompare(String(b), 'en', { numeric: true }) : a - Number(b))
  })
}
