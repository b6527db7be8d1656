import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'
import {
  bigint,
  bytes,
  type Column,
  instant,
  nullable,
  oneOf,
  type RowOf,
  stored,
  text,
  texts,
  withDefault,
} from '#platform/database/columns.ts'
import { userAddressDocument } from './accounts/user.documents.ts'
import { studioDocument } from './studio/studio.documents.ts'

const codePurposes = ['confirm-account', 'reset-password', 'change-email'] as const

export const identityTables = {
  users: {
    id: text,
    email: text,
    name: withDefault(text),
    password_hash: nullable(text),
    confirmed_at: nullable(instant),
    address: nullable(stored(userAddressDocument)),
    phone: nullable(text),
    business_name: nullable(text),
    tax_id: nullable(text),
    staff_roles: withDefault(texts as Column<StaffRole[]>),
    terms_accepted_at: nullable(instant),
    totp_secret: nullable(text),
    totp_since: nullable(instant),
    totp_step: nullable(bigint),
    deleted_at: nullable(instant),
    created_at: instant,
    /** The account that took over what this one had. */
    merged_into: nullable(text),
  },
  studios: { user_id: text, studio: stored(studioDocument), saved_at: instant },
  sessions: {
    id: text,
    user_id: text,
    token_hash: nullable(bytes),
    scope: text,
    device: text,
    network: text,
    created_at: instant,
    last_seen_at: instant,
    expires_at: instant,
    fresh_at: instant,
  },
  refresh_tokens: { token_hash: bytes, session_id: text, created_at: instant, used_at: nullable(instant) },
  mailed_codes: {
    code_hash: bytes,
    purpose: oneOf(codePurposes),
    user_id: text,
    email: text,
    browser_hash: nullable(bytes),
    created_at: instant,
    expires_at: instant,
    used_at: nullable(instant),
  },
  recovery_codes: { user_id: text, code_hash: bytes, used_at: nullable(instant) },
  /** Who may act for which creator, and as what. Teams and their rules are the creators'; who makes a request is asked here. */
  creator_members: { creator_id: text, user_id: text, roles: texts as Column<CreatorRole[]>, created_at: instant },
  known_devices: { user_id: text, token_hash: bytes, first_seen_at: instant, last_seen_at: instant },
}

type IdentityTables = { [Name in keyof typeof identityTables]: RowOf<(typeof identityTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends IdentityTables {}
}
