import type { SocialMediaAccounts } from '#contract/creators.ts'
import { creatorId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertCreator } from './creator.store.ts'

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

export const createCreator = async (tx: Tx, profile: CreatorProfile, now: Date): Promise<void> => {
  creatorId.parse(profile.id)
  creatorId.parse(profile.slug)
  await insertCreator(tx, profile, now)
}
