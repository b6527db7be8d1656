import type { CreatorRole } from '#contract/core/permissions.ts'
import {
  bytes,
  type Column,
  flag,
  instant,
  integer,
  nullable,
  numeric,
  type RowOf,
  stored,
  text,
  texts,
  withDefault,
} from '#platform/database/columns.ts'
import { creatorAddressDocument, installerDocument, socialMediaDocument, storefrontPageDocument } from './creator-documents.ts'

export const creatorTables = {
  creators: {
    id: text,
    slug: text,
    name: text,
    tagline: nullable(text),
    description: nullable(text),
    business_name: nullable(text),
    tax_id: nullable(text),
    email: nullable(text),
    website_url: nullable(text),
    address: nullable(stored(creatorAddressDocument)),
    owner_id: nullable(text),
    logo_url: nullable(text),
    bio_image_url: nullable(text),
    whitelabel: withDefault(flag),
    live: withDefault(flag),
    featured: withDefault(flag),
    installer_configuration: nullable(stored(installerDocument)),
    social_media_accounts: nullable(stored(socialMediaDocument)),
    allowed_origins: withDefault(texts),
    draft_page: nullable(stored(storefrontPageDocument)),
    published_page: nullable(stored(storefrontPageDocument)),
    created_at: instant,
    page_revision: withDefault(integer),
    page_published_revision: nullable(integer),
    page_saved_at: nullable(instant),
    page_saved_by: nullable(text),
    fee_rate: nullable(numeric),
  },
  creator_figures: { creator_id: text, licenses: withDefault(integer), trials: withDefault(integer), sales: withDefault(integer) },
  creator_former_slugs: { slug: text, creator_id: text, until: instant },
  creator_terms_signatures: { creator_id: text, version: text, signed_at: instant, signed_by: text },
  creator_invitations: {
    id: text,
    creator_id: text,
    email: text,
    roles: texts as Column<CreatorRole[]>,
    invited_by: text,
    code_hash: bytes,
    created_at: instant,
    expires_at: instant,
    accepted_at: nullable(instant),
  },
}

type CreatorTables = { [Name in keyof typeof creatorTables]: RowOf<(typeof creatorTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends CreatorTables {}
}
