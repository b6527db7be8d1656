/** The state of a list, stored in its address: search, filters and order. */

export type Sorting<Column extends string> = { column: Column; direction: 'ascending' | 'descending' }

/** `?sort=name` is ascending, `?sort=-name` descending; any other value is ignored. A table next to others uses another parameter. */
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

/** The order in the address, as a parameter of the API; empty where it names no column. */
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

/** The address of the same list with one parameter changed; an empty value removes it. Another list begins on its first page. */
export const withQuery = (query: URLSearchParams, name: string, value: string): string => {
  const rest = new URLSearchParams(query)
  rest.delete('after')
  return `?${changed(rest, name, value)}`
}

/**
 * The current order of a column, and the address that a click on its head leads to: the opposite order, or this column for the first time.
 * A table with its own parameter is next to the page's list, which stays on its page.
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

/** The value in the address if it is one of the choices. */
export const readChoice = <Choice extends string>(query: URLSearchParams, name: string, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice === query.get(name))

/** Sorted by `rankOf`, missing values last; the sort is stable. */
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
