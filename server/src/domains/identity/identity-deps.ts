import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import type { PrincipalDeps } from './sessions/to-principal.ts'

/** Who leaves, and the address if they have proved that it is theirs. */
export type Leaving = { userId: string; provenEmail: string | undefined; network: string | null; now: Date }

/** What accounts own, which stands on higher floors: an account that ends, or proves an address, asks for it to be moved. */
export type Belongings = {
  /** Everything that came by address, from one account to another. */
  move(tx: Tx, who: { from: string; to: string }): Promise<void>
  /** What was paid in an account that ends without having proved its address goes to the addresses it was bought with. */
  leave(tx: Tx, who: { userId: string; now: Date }): Promise<void>
  /** Out of every team, and out of what the address was invited to. */
  leaveTeams(tx: Tx, who: Leaving): Promise<void>
  /** What an account did stays with the books; under which name, where from and with what is forgotten when it ends. */
  forget(tx: Tx, userId: string): Promise<unknown>
  /** Products that somebody owns now, as `creator/product`. */
  listOwned(db: Reader, who: { userId: string; now: Date }): Promise<string[]>
  /** SQL for the same and the products of their subscriptions, as a part of the statement that finds who makes the user call. */
  selectOwnedAndSubscribed(userId: string, now: string): string
  /** Until when a session acts for a creator that is not its own; nothing once that is over. */
  findActing(db: Reader, asked: { creatorId: string; sessionId: string; now: Date }): Promise<{ until: Date } | undefined>
  /** How many creators staff can act for, counted up to a bound. */
  countCreators(db: Reader): Promise<number>
  /** What is stored about a person beside the account, for their own copy of it. */
  export(db: Reader, who: { userId: string; provenEmail: string | undefined }): Promise<Record<string, readonly object[]>>
}

/** What the actions of this domain need besides the transaction. */
export type IdentityDeps = {
  /** For what is stored and must stay readable: made of ENCRYPTION_KEY. */
  encryption: Vault
  /** For what is handed out and comes back: made of SESSION_SECRET. */
  signatures: Vault
  /** Links in mails start with this, whatever the request's headers say. */
  publicUrl: string
  belongings: Belongings
}

/** What its routes need. */
export type IdentityRouteDeps = IdentityDeps & PrincipalDeps & { cookies: Cookies }

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
