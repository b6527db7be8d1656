import type { Vault } from '#kernel/vault.ts'

/** What the actions of this domain stand on besides the transaction. */
export type IdentityGround = {
  /** For what is kept and must stay readable: made of ENCRYPTION_KEY. */
  seals: Vault
  /** For what is handed out and comes back: made of SESSION_SECRET. */
  signatures: Vault
  /** Links in mails start with this, whatever the request's headers say. */
  publicUrl: string
}

/** Where a request comes from, as far as it concerns an account. */
export type Origin = {
  network: string
  /** As people say it: "Firefox on Linux". */
  device: string
  /** The secret of a browser's device cookie; a program has none. */
  deviceSecret: string | undefined
  /** '' on the site itself, or the creator whose scope the call was made in. */
  scope: string
}
