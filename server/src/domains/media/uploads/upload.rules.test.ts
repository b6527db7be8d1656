import { expect, test } from 'vitest'
import { creatorRoles } from '#contract/core/permissions.ts'
import { canMove } from '#kernel/states.ts'
import { mayUpload, uploadMoves, uploadStates } from './upload.rules.ts'

test('whoever may edit something may send files for it', () => {
  expect(creatorRoles.map((role) => [role, mayUpload([role])])).toEqual([
    ['Admin', true],
    ['PluginDeveloper', true],
    ['Marketing', true],
    ['Financial', false],
  ])
  expect(mayUpload([])).toBe(false)
  expect(mayUpload(['Financial', 'Marketing'])).toBe(true)
})

test('what is ready or refused stays so', () => {
  for (const state of uploadStates) {
    expect(canMove(uploadMoves, 'Ready', state)).toBe(false)
    expect(canMove(uploadMoves, 'Refused', state)).toBe(false)
  }
})
