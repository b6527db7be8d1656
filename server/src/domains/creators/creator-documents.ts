import { z } from 'zod'
import { pageBlock } from '#contract/catalog/page-blocks.ts'
import { address } from '#contract/core/address.ts'
import { installerConfiguration, socialMediaAccounts } from '#contract/creators/creators.ts'
import { sound } from '#contract/media/sounds.ts'
import { defineDocument, type StoredDocument } from '#platform/database/stored-document.ts'
import { storedShape } from '#platform/database/stored-shape.ts'

const storefrontPage = z.object({ pageBlocks: z.array(pageBlock), sounds: z.record(z.string(), sound) })
/** A creator's page. What visitors need besides the blocks is looked up once, when it is published. */
export type StorefrontPage = z.infer<typeof storefrontPage>

export const storefrontPageDocument: StoredDocument<StorefrontPage> = defineDocument('storefront-page', storedShape(storefrontPage))
export const creatorAddressDocument = defineDocument('creator-address', storedShape(address))
export const socialMediaDocument = defineDocument('social-media-accounts', storedShape(socialMediaAccounts))
export const installerDocument = defineDocument('installer-configuration', storedShape(installerConfiguration))
