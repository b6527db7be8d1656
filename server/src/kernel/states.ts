/** Allowed moves as data: for each state, the states that may follow. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

export const canMove = <State extends string>(moves: Moves<State>, from: State, to: State): boolean => moves[from].includes(to)

/** The only way to change a state. A move that is not in the table is a bug of the caller. */
export const move = <State extends string>(moves: Moves<State>, from: State, to: State): State => {
  if (!canMove(moves, from, to)) throw new Error(`No move from ${from} to ${to}`)
  return to
}
