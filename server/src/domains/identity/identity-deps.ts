import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'

/** What accounts own, which stands on higher floors: an account that ends, or proves an address, asks for it to be moved. */
export type Belongings = {
  /** Everything that came by address, from one account to another. */
  move(tx: Tx, who: { from: string; to: string }): Promise<void>
  /** What was paid in an account that ends without having proved its address goes to the addresses it was bought with. */
  leave(tx: Tx, who: { userId: string; now: Date }): Promise<void>
}

/** What the actions of this domain stand on besides the transaction. */
export type IdentityDeps = {
  /** For what is kept and must stay readable: made of ENCRYPTION_KEY. */
  encryption: Vault
  /** For what is handed out and comes back: made of SESSION_SECRET. */
  signatures: Vault
  /** Links in mails start with this, whatever the request's headers say. */
  publicUrl: string
  belongings: Belongings
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
