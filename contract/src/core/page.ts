import { z } from 'zod'

/** A part of a longer list; `next` is the path that fetches the following part. */
export const pagedList = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean(), next: z.string().nullable() })
