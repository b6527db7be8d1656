import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import type { PrincipalDeps } from './sessions/to-principal.ts'

/** Who leaves, and the address if they have proved that it is theirs. */
export type Leaving = { userId: string; provenEmail: string | undefined; network: string | null; now: Date }

/** What accounts own is on higher floors: deleting an account, or confirming an address, calls these to move it. */
export type Belongings = {
  /** Moves everything received by address from one account to another. */
  move(tx: Tx, who: { from: string; to: string; now: Date }): Promise<void>
  /** Moves what was paid in a deleted, unconfirmed account to the addresses it was bought with. */
  leave(tx: Tx, who: { userId: string; now: Date }): Promise<void>
  /** Leaves every team, and drops the invitations of the address. */
  leaveTeams(tx: Tx, who: Leaving): Promise<void>
  /** What an account did stays recorded; its name, networks and devices are removed when it is deleted. */
  forget(tx: Tx, userId: string): Promise<unknown>
  /** Products that somebody owns now, as `creator/product`. */
  listOwned(db: Reader, who: { userId: string; now: Date }): Promise<string[]>
  /** SQL for the same and the products of their subscriptions, as a part of the statement that finds who makes the user call. */
  selectOwnedAndSubscribed(userId: string, now: string): string
  /** Until when a session acts for a creator that is not its own; nothing once that is over. */
  findActing(db: Reader, asked: { creatorId: string; sessionId: string; now: Date }): Promise<{ until: Date } | undefined>
  /** The names of creators, by id. */
  nameCreators(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** How many creators staff can act for, counted up to a limit. */
  countCreators(db: Reader): Promise<number>
  /** What else is stored about a person, for the export of their data. */
  export(db: Reader, who: { userId: string; provenEmail: string | undefined }): Promise<Record<string, readonly object[]>>
}

/** What the actions of this domain need besides the transaction. */
export type IdentityDeps = {
  /** For what is stored and must stay readable: keyed by ENCRYPTION_KEY. */
  encryption: Vault
  /** For what is handed out and comes back: keyed by SESSION_SECRET. */
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
