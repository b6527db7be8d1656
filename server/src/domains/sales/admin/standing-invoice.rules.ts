import type { Invoice } from '#domains/documents/index.ts'

/** The invoice that stands: the last one that is not taken back whole; where all are, the last. */
export const findStanding = (invoices: readonly Invoice[]): Invoice | undefined => {
  const creditedOf = (id: string): number =>
    invoices.filter(({ correctsId }) => correctsId === id).reduce((sum, { content }) => sum + content.total.due, 0)
  const written = invoices.filter(({ kind }) => kind === 'Invoice')
  const standing = written.filter(({ id, content }) => content.total.due === 0 || creditedOf(id) < content.total.due)
  return standing.at(-1) ?? written.at(-1)
}
