import type { Address } from '#contract/core/address.ts'
import type { CreatorRole } from '#contract/core/permissions.ts'
import type { SocialMediaAccounts } from '#contract/creators/creators.ts'
import {
  bytes,
  type Column,
  document,
  flag,
  instant,
  integer,
  nullable,
  numeric,
  type RowOf,
  text,
  texts,
  withDefault,
} from '#platform/database/columns.ts'
import type { StorefrontPage } from './storefront-page.ts'

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
    address: nullable(document<Address>()),
    owner_id: nullable(text),
    logo_url: nullable(text),
    bio_image_url: nullable(text),
    whitelabel: withDefault(flag),
    live: withDefault(flag),
    featured: withDefault(flag),
    installer_configuration: nullable(document<Record<string, string>>()),
    social_media_accounts: nullable(document<SocialMediaAccounts>()),
    allowed_origins: withDefault(texts),
    draft_page: nullable(document<StorefrontPage>()),
    published_page: nullable(document<StorefrontPage>()),
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
