import { z } from 'zod'

/** A part of a longer list; `next` is the path that fetches the following part. */
export const pagedList = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean(), next: z.string().nullable() })

/** Every column, and every column with a dash, which turns it round. */
export const bothWays = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])

/** By one of the columns of a list. */
export const sortBy = <const Column extends string>(columns: readonly Column[]) => z.enum(bothWays(columns))
