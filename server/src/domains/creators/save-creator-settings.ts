import type { BodyOf } from '#contract/core/route.ts'
import type { saveCreatorSettings as contract } from '#contract/creators/creator-settings.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { creatorAddressDocument, installerDocument, socialMediaDocument } from './creator-documents.ts'
import './creators.tables.ts'

type Change = BodyOf<typeof contract>

const columnsOf = (change: Change) => ({
  ...(change.name !== undefined && { name: change.name }),
  ...(change.tagline !== undefined && { tagline: change.tagline }),
  ...(change.description !== undefined && { description: change.description }),
  ...(change.businessName !== undefined && { business_name: change.businessName }),
  ...(change.taxId !== undefined && { tax_id: change.taxId }),
  ...(change.email !== undefined && { email: change.email }),
  ...(change.websiteUrl !== undefined && { website_url: change.websiteUrl }),
  ...(change.address !== undefined && { address: writeOptional(creatorAddressDocument, change.address) }),
  ...(change.logoUrl !== undefined && { logo_url: change.logoUrl }),
  ...(change.bioImageUrl !== undefined && { bio_image_url: change.bioImageUrl }),
  ...(change.socialMediaAccounts !== undefined && {
    social_media_accounts: writeOptional(socialMediaDocument, change.socialMediaAccounts),
  }),
  ...(change.installerConfiguration !== undefined && {
    installer_configuration: writeOptional(installerDocument, change.installerConfiguration),
  }),
  ...(change.allowedOrigins !== undefined && { allowed_origins: [...new Set(change.allowedOrigins)] }),
})

/** Changes of the profile take effect at once; only the page has a draft. */
export const saveCreatorSettings = async (tx: Tx, creatorId: string, change: Change): Promise<void> => {
  const columns = columnsOf(change)
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('creators').set(columns).where('id', '=', creatorId).execute()
}
