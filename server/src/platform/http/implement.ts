import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, ParamsOf, QueryOf, Route } from '#contract/core/route.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { SignedIn, Visitor } from './visitor.ts'

/** A route that requires a sign-in only ever sees a signed-in user. */
type VisitorOf<R extends Route> = R['access'] extends 'public' | 'operator' | 'development' ? Visitor : SignedIn

export type Shared<R extends Route> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  visitor: VisitorOf<R>
  now: Date
  request: FastifyRequest
  reply: FastifyReply
  /** The creator of a call made under /@{creatorId}. */
  scope: string | undefined
}

/** GET reads; everything else gets the one transaction of its request. */
export type Handling<R extends Route> = Shared<R> & (R['method'] extends 'GET' ? { db: Reader } : { tx: Tx })

/** A refusal that keeps what was written before it, such as the counted attempt. Any other refusal rolls back everything. */
export type CommittedRefusal = { refusal: Refusal }
export type Answer =
  | {
      status: number
      body?: unknown /** Writes the body as JSON, if there is a better way than `JSON.stringify`. */
      write?: () => string
    }
  | CommittedRefusal
export type Handler<R extends Route> = (handling: Handling<R>) => Promise<Answer>

/** A file is read without a transaction, because its sender may be slow. */
export type Preparing<R extends Route> = Shared<R> & { db: Reader } & (R extends { bodyType: 'file' } ? { file: IncomingFile } : unknown)
export type BoundRoute = {
  route: Route
  /** Its single statement is its transaction. */
  isAlone?: boolean
  /** Another format of errors, for clients that do not read problem details. */
  explain?(refusal: Refusal, reply: FastifyReply): FastifyReply
  prepare?(preparing: Preparing<Route>): Promise<unknown>
  handle: Handler<Route>
  undo?(prepared: unknown): Promise<void>
}

/** Binds a route of the contract to its handler. */
export const implement = <R extends Route>(route: R, handle: Handler<R>): BoundRoute => ({
  route,
  handle: handle as unknown as Handler<Route>,
})

/**
 * The same for a route with slow work before it writes, such as hashing a password: that is done first, without a connection, so that many
 * such calls cannot block the database for everyone else.
 */
export const implementAfter = <R extends Route, Prepared>(
  route: R,
  prepare: (preparing: Preparing<R>) => Promise<Prepared>,
  handle: (handling: Handling<R> & { prepared: Prepared }) => Promise<Answer>,
  /** Undoes the preparation when the call fails. */
  undo?: (prepared: Prepared) => Promise<void>,
): BoundRoute => ({
  route,
  prepare: prepare as unknown as NonNullable<BoundRoute['prepare']>,
  handle: handle as unknown as Handler<Route>,
  ...(undo && { undo: undo as NonNullable<BoundRoute['undo']> }),
})

/**
 * For a route that does everything with one statement, which is a transaction by itself: it opens none around it.
 * Also for a GET that must not read from a replica.
 */
export const implementAlone = <R extends Route>(
  route: R,
  handle: (handling: Shared<R> & { db: Reader }) => Promise<Answer>,
  explain?: BoundRoute['explain'],
): BoundRoute => ({ route, handle: handle as unknown as Handler<Route>, isAlone: true, ...(explain && { explain }) })
