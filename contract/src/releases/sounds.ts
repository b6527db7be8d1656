import { z } from 'zod'
import { creatorId, prefixedId, productId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { sound } from '../media/sounds.ts'
import { releaseId } from './releases.ts'

/**
 * Previews of a pack for visitors, at most half a minute of each sound; the sounds themselves stay in the pack. The creator chooses which
 * previews are open.
 */
const soundId = prefixedId('snd')

/** How many sounds of a pack are listed. */
export const packSoundLimit = 2_000

const packSound = z.object({
  id: soundId,
  /** The file name. */
  name: z.string(),
  /** The length of the sound itself; null if it cannot be read. */
  seconds: z.number().nullable(),
  /** Beats per minute. */
  tempo: z.number().nullable(),
  /** Such as A minor. */
  key: z.string().nullable(),
})

const auditionSound = packSound.extend({
  /** null if the creator did not open it. `sound` describes the preview. */
  preview: z.object({ url: z.string(), sound }).nullable(),
})
export type AuditionSound = z.infer<typeof auditionSound>

export const listPackSounds = route({
  name: 'listPackSounds',
  cached: true,
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}/sounds',
  summary: 'The sounds in the current release of a pack, those that can be heard first; none for anything that is not a pack',
  access: 'public',
  params: z.object({ creatorId, productId }),
  query: z.object({ after: z.coerce.number().int().min(0).max(packSoundLimit).optional() }),
  answers: { 200: pagedList(auditionSound).extend({ total: z.number().int(), open: z.number().int() }) },
})

const previewStates = ['None', 'Making', 'Ready', 'Failed'] as const

const ownPackSound = packSound.extend({ path: z.string(), isOpen: z.boolean(), isPlayable: z.boolean() })
export type OwnPackSound = z.infer<typeof ownPackSound>

const ownPackSounds = z.object({
  /** None: this release has no pack with playable sounds, or it has not been checked yet. */
  state: z.enum(previewStates),
  /** How many are done, while they are being made. */
  made: z.number().int(),
  /** In the order of the pack; empty until all are done. */
  sounds: z.array(ownPackSound),
})
export type OwnPackSounds = z.infer<typeof ownPackSounds>

const params = z.object({ releaseId })
const answers = { 200: ownPackSounds } as const

export const getOwnPackSounds = route({
  name: 'getOwnPackSounds',
  method: 'GET',
  path: '/api/creator/releases/{releaseId}/sounds',
  summary: 'The sounds of a release’s pack, and which of them visitors may hear',
  access: { creator: 'releases', level: 'read' },
  params,
  answers,
})

export const openPackSounds = route({
  name: 'openPackSounds',
  method: 'PUT',
  path: '/api/creator/releases/{releaseId}/sounds/open',
  summary: 'Sets which sounds visitors can hear: these and no others',
  access: { creator: 'releases', level: 'write' },
  params,
  body: z.object({ ids: z.array(soundId).max(packSoundLimit) }),
  answers,
})

export const makePackPreviews = route({
  name: 'makePackPreviews',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/sounds/make',
  summary: 'Creates the previews of a pack again after a failure',
  access: { creator: 'releases', level: 'write' },
  params,
  answers,
})
