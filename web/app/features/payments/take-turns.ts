/** Asks one after another, so that an older answer that comes late never takes away what a newer one brought. One that fails holds up nobody. */
export const takeTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const asked = last.then(ask, ask)
    last = asked
    return asked
  }
}
