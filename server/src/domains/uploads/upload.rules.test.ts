import { expect, test } from 'vitest'
import { canMove } from '#kernel/states.ts'
import { expiryOf, judgeQuota, maxOpenUploads, maxWaitingBytes, uploadMoves, uploadStates } from './upload.rules.ts'

test('a creator has room for a limited number of files and bytes, and not for one more', () => {
  expect(judgeQuota({ open: maxOpenUploads - 1, bytes: 0 }, maxWaitingBytes)).toEqual({ fits: true })
  expect(judgeQuota({ open: maxOpenUploads, bytes: 0 }, 1)).toEqual({ fits: false, because: 'count' })
  expect(judgeQuota({ open: 0, bytes: maxWaitingBytes }, 1)).toEqual({ fits: false, because: 'bytes' })
})

test('a removed file stays removed, and only a complete one is taken', () => {
  expect(uploadStates.filter((state) => canMove(uploadMoves, 'Removed', state))).toEqual([])
  expect(uploadStates.filter((state) => canMove(uploadMoves, state, 'Claimed'))).toEqual(['Complete'])
})

test('an upload lasts a week from its last byte', () => {
  expect(expiryOf(new Date('2030-03-01T12:00:00Z')).toISOString()).toBe('2030-03-08T12:00:00.000Z')
})
