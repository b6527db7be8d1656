/**
 * Runs requests one after another, so that a late answer to an older one never overwrites a newer one. A failed one does not stop the
 * others.
 */
export const takeTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const asked = last.then(ask, ask)
    last = asked
    return asked
  }
}
