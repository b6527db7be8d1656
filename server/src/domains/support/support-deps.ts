import type { Vault } from '#kernel/vault.ts'

export type SupportDeps = { supportEmail: string; publicUrl: string; signatures: Vault }
