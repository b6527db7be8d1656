import { z } from 'zod'
import { route } from '../core/route.ts'
import { ownRelease } from './own-releases.ts'
import { releaseId } from './releases.ts'

/** Publishing an approved release to customers, and taking it back. */

const mayWrite = { creator: 'releases', level: 'write' } as const
const params = z.object({ releaseId })
const answers = { 200: ownRelease } as const

export const publishRelease = route({
  name: 'publishRelease',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/publish',
  summary: 'Publishes an approved release, now or at a time, for all or for a share of its customers',
  access: mayWrite,
  params,
  body: z.object({
    /** null: now. */
    at: z.iso.datetime({ error: 'Choose when it is published' }).nullable(),
    rolloutPercent: z.number().int().min(1, 'Use 1 to 100').max(100, 'Use 1 to 100'),
  }),
  answers,
})

export const unscheduleRelease = route({
  name: 'unscheduleRelease',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/unschedule',
  summary: 'Cancels a scheduled publication',
  access: mayWrite,
  params,
  answers,
})

export const setRollout = route({
  name: 'setRollout',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/rollout',
  summary: 'Rolls a published release out to a larger share of customers; continues a stopped roll-out',
  access: mayWrite,
  params,
  body: z.object({ percent: z.number().int().min(1, 'Use 1 to 100').max(100, 'Use 1 to 100') }),
  answers,
})

export const stopRollout = route({
  name: 'stopRollout',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/rollout/stop',
  summary: 'Stops the roll-out: nobody new gets it',
  access: mayWrite,
  params,
  answers,
})

export const rollBackRelease = route({
  name: 'rollBackRelease',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/roll-back',
  summary: 'Rolls a published release back: the one before it is current again',
  access: mayWrite,
  params,
  answers,
})
