import { refuse } from '#kernel/refusal.ts'

/** Where a page ended: the value it was sorted by, and the id that tells equals apart. */
export type ListMark = { key: string; id: string }

export const writeMark = ({ key, id }: ListMark): string => Buffer.from(JSON.stringify([key, id])).toString('base64url')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of a sale, or of an order. */
const idShape = /^(?:[a-z]{3}_[0-9a-z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A mark that none of our pages wrote is refused: beginning anew would look like an endless list. */
export const refuseMark = (): never => refuse('invalid-input', { errors: { after: ['No page ended there'] } })

export const readMark = (mark: string | undefined, isKey: (key: string) => boolean): ListMark | undefined => {
  if (mark === undefined) return undefined
  const read = parse(Buffer.from(mark, 'base64url').toString('utf8'))
  const [key, id] = Array.isArray(read) ? read : []
  if (typeof key !== 'string' || typeof id !== 'string' || !isKey(key) || !idShape.test(id)) return refuseMark()
  return { key, id }
}

/** A moment that is in the calendar, to the microsecond, as PostgreSQL reads it. */
export const isInstantKey = (key: string): boolean => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) && key >= '0001' ? new Date(key) : new Date(Number.NaN)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === key.slice(0, 19)
}
export const isAmountKey = (key: string): boolean => /^-?\d{1,15}$/.test(key)
