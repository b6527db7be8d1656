import type { z } from 'zod'
import type { Misses } from './misses.ts'
import type { CreatorArea, Level, StaffArea } from './permissions.ts'

/** Who may call a route. A route without a declaration does not start. An area asks for a level of the permission tables. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'creator'
  | 'staff'
  | 'operator'
  | 'development'
  | { readonly creator: CreatorArea; readonly level: Level }
  | { readonly staff: StaffArea; readonly level: Level }

/** How often a caller may use a route: so many at once, refilled evenly over the seconds. */
export type Limit = { burst: number; perSeconds: number }

/** Where a route answers: at the root, or also under /@{creatorId} for programs of that creator. */
export type Scope = 'root' | 'creator'

export type Route = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With parameters in braces, as in OpenAPI: /api/storefront/products/{creatorId}/{productId} */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /**
   * The body is bare text (text/plain), a file as it is, a piece of a file as tus sends it, a form's fields, or JSON that is not read
   * yet (raw: its signature is over the text), instead of JSON.
   */
  readonly bodyType?: 'text' | 'file' | 'piece' | 'raw' | 'form'
  /** The sign-in, or the confirmed password, must not be older than ten minutes. */
  readonly recentlyAuthenticated?: boolean
  readonly answers: { readonly [status: number]: z.ZodType | null }
  readonly limit?: Limit
  /** Only what is not there is counted, by network: for ids and links that are too long to be guessed. */
  readonly misses?: Misses
  readonly scope?: Scope
  /** Other sites' programs call it too, such as a mail provider's. No cookie is looked at, so there is nothing they could abuse. */
  readonly fromAnySite?: boolean
  /** A visitor's answer may be sent again while nothing it shows has changed. */
  readonly cached?: boolean
  /** The largest body this route takes, in bytes. */
  readonly bodyLimit?: number
}

/** A misspelt demand would be no demand at all: what a route may not say does not compile. */
type NothingElse<Declared> = { readonly [Key in Exclude<keyof Declared, keyof Route>]: never }

/** Declares a route; its exact type is what server and site share. */
export const route = <const Declared extends Route>(declared: Declared & NothingElse<Declared>): Declared => declared

type Part<R, Key extends string> = R extends { readonly [K in Key]: infer Schema extends z.ZodType } ? Schema : undefined
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type ParamsOf<R extends Route> = Output<Part<R, 'params'>>
export type QueryOf<R extends Route> = Output<Part<R, 'query'>>
export type BodyOf<R extends Route> = Output<Part<R, 'body'>>
/** The body of the successful answer. */
export type AnswerOf<R extends Route> = Output<R['answers'][Extract<keyof R['answers'], 200 | 201 | 202 | 204>]>

type Given<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<string, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : unknown

/** What a caller hands over to call a route. */
export type CallOf<R extends Route> = Given<'params', Part<R, 'params'>> & Given<'query', Part<R, 'query'>> & Given<'body', Part<R, 'body'>>
