import { expect, test } from 'vitest'
import { canMove, type Moves, move } from './states.ts'

const moves: Moves<'Draft' | 'Live' | 'Archived'> = { Draft: ['Live'], Live: ['Archived'], Archived: ['Live'] }

test('a move in the table is allowed', () => {
  expect(move(moves, 'Draft', 'Live')).toBe('Live')
})

test('a move not in the table is a bug', () => {
  expect(canMove(moves, 'Draft', 'Archived')).toBe(false)
  expect(() => move(moves, 'Draft', 'Archived')).toThrow('No move from Draft to Archived')
})
