import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, ParamsOf, QueryOf, Route } from '#contract/core/route.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { SignedIn, Visitor } from './visitor.ts'

/** A route that asks for a sign-in only ever sees somebody who is signed in. */
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

/** A no that keeps what was written on the way to it, such as the note that somebody tried. Any other refusal undoes everything. */
export type CommittedRefusal = { refusal: Refusal }
export type Answer =
  | {
      status: number
      body?: unknown /** How the body is written as JSON, where something knows it better than `JSON.stringify`. */
      write?: () => string
    }
  | CommittedRefusal
export type Handler<R extends Route> = (handling: Handling<R>) => Promise<Answer>

/** A file is read while nothing is held: it comes as slowly as its sender likes. */
export type Preparing<R extends Route> = Shared<R> & { db: Reader } & (R extends { bodyType: 'file' } ? { file: IncomingFile } : unknown)
export type BoundRoute = {
  route: Route
  /** Its one statement is its transaction. */
  isAlone?: boolean
  /** How it says no, where its callers do not read problem details. */
  explain?(refusal: Refusal, reply: FastifyReply): FastifyReply
  prepare?(preparing: Preparing<Route>): Promise<unknown>
  handle: Handler<Route>
  undo?(prepared: unknown): Promise<void>
}

/** Ties a route of the contract to what it does. */
export const implement = <R extends Route>(route: R, handle: Handler<R>): BoundRoute => ({
  route,
  handle: handle as unknown as Handler<Route>,
})

/**
 * The same for a route with slow work before it writes, such as hashing a password: that is done first, holding no connection,
 * so that a flood of it cannot take the database away from everyone else.
 */
export const implementAfter = <R extends Route, Prepared>(
  route: R,
  prepare: (preparing: Preparing<R>) => Promise<Prepared>,
  handle: (handling: Handling<R> & { prepared: Prepared }) => Promise<Answer>,
  /** Takes back what was prepared when it came to nothing. */
  undo?: (prepared: Prepared) => Promise<void>,
): BoundRoute => ({
  route,
  prepare: prepare as unknown as NonNullable<BoundRoute['prepare']>,
  handle: handle as unknown as Handler<Route>,
  ...(undo && { undo: undo as NonNullable<BoundRoute['undo']> }),
})

/**
 * For a route that does everything with one statement, which is a transaction by itself: it holds no connection around it.
 * Also for a GET that must not read from a replica.
 */
export const implementAlone = <R extends Route>(
  route: R,
  handle: (handling: Shared<R> & { db: Reader }) => Promise<Answer>,
  explain?: BoundRoute['explain'],
): BoundRoute => ({ route, handle: handle as unknown as Handler<Route>, isAlone: true, ...(explain && { explain }) })
