import { creatorId } from '#contract/core/ids.ts'
import type { SocialMediaAccounts } from '#contract/creators/creators.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { findCreatorByWord, insertCreator, lockNames } from './creator.store.ts'

export type CreatorProfile = {
  id: string
  slug: string
  name: string
  tagline: string | null
  description: string | null
  email: string | null
  websiteUrl: string | null
  logoUrl: string | null
  bioImageUrl: string | null
  socialMediaAccounts: SocialMediaAccounts | null
  allowedOrigins: string[]
  live: boolean
  featured: boolean
  whitelabel: boolean
}

/** A word in an address that leads to one creator must never lead to another, or a storefront could be taken over. */
const requireFreeWord = async (tx: Tx, field: 'id' | 'slug', word: string): Promise<void> => {
  if (await findCreatorByWord(tx, word)) refuse('invalid-input', { errors: { [field]: [`This ${field} is taken`] } })
}

export const createCreator = async (tx: Tx, profile: CreatorProfile, now: Date): Promise<void> => {
  creatorId.parse(profile.id)
  creatorId.parse(profile.slug)
  await lockNames(tx)
  await requireFreeWord(tx, 'id', profile.id)
  await requireFreeWord(tx, 'slug', profile.slug)
  await insertCreator(tx, profile, now)
}
