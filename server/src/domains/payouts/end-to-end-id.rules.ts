/**
 * What a bank calls a transfer, and says back in its statement: letters and digits alone, at most 35. A second transfer of a payout
 * has a reference of its own.
 */
export const endToEndId = ({ id, attempt }: { id: string; attempt: number }): string =>
  `${id.replace('_', '').toUpperCase()}${attempt > 1 ? `-${attempt}` : ''}`

/** Which payout and which transfer a reference means; undefined when it is none of ours. */
export const readEndToEndId = (reference: string): { id: string; attempt: number } | undefined => {
  const [, id, attempt] = /^PYT([0-9A-Z]{26})(?:-(\d{1,3}))?$/.exec(reference.trim().toUpperCase()) ?? []
  return id ? { id: `pyt_${id.toLowerCase()}`, attempt: Number(attempt ?? 1) } : undefined
}
