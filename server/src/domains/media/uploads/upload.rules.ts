import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import type { Moves } from '#kernel/states.ts'

export const uploadStates = ['Waiting', 'Working', 'Ready', 'Refused'] as const
export type UploadState = (typeof uploadStates)[number]

/** Work that was begun may be begun again: the process may have ended in the middle of it. */
export const uploadMoves: Moves<UploadState> = {
  Waiting: ['Working', 'Refused'],
  Working: ['Working', 'Ready', 'Refused'],
  Ready: [],
  Refused: [],
}

/** Whoever may edit something may send files for it. */
export const mayUpload = (roles: readonly string[]): boolean =>
  reachesLevel(creatorLevel('products', roles), 'texts') ||
  reachesLevel(creatorLevel('promotion', roles), 'write') ||
  reachesLevel(creatorLevel('team', roles), 'write')

/** A file on which work was begun so often without an end is given up. */
export const maxTries = 5

export const reasons = {
  gone: 'This file didn’t arrive completely. Send it again.',
  givenUp: 'This file couldn’t be processed. It may be a problem on our side. Save it in another format and send it again.',
  forgotten: 'This file timed out. Send it again.',
} as const

/** Where bytes lie until they were looked at. It is no public folder. */
export const incomingFolder = 'incoming'
export const incomingKey = (uploadId: string): string => `${incomingFolder}/${uploadId}`
