import { z } from 'zod'

/** A page of a longer list; `next` is the path of the next page. */
export const pagedList = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean(), next: z.string().nullable() })

/** Every column, and every column with a dash, which reverses the order. */
export const bothWays = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])

/** Sorting by one of the columns of a list. */
export const sortBy = <const Column extends string>(columns: readonly Column[]) => z.enum(bothWays(columns))
