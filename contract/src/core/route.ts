import type { z } from 'zod'
import type { Misses } from './misses.ts'
import type { CreatorArea, Level, StaffArea } from './permissions.ts'

/**
 * Who may call a route. The server does not start with a route that does not declare it. An area requires a level of the permission tables.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'creator'
  | 'staff'
  | 'operator'
  | 'development'
  | { readonly creator: CreatorArea; readonly level: Level }
  | { readonly staff: StaffArea; readonly level: Level }

/** How often a caller may use a route: `burst` calls at once, refilled evenly over `perSeconds`. */
export type Limit = { burst: number; perSeconds: number }

/** Where a route is served: at the root, or also under /@{creatorId} for programs of that creator. */
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
   * If the body is not JSON: plain text, a file, a piece of a file as in tus, the fields of a form, or JSON that is passed on unparsed
   * (raw) because its signature covers the text.
   */
  readonly bodyType?: 'text' | 'file' | 'piece' | 'raw' | 'form'
  /** The sign-in, or the confirmed password, must not be older than ten minutes. */
  readonly recentlyAuthenticated?: boolean
  readonly answers: { readonly [status: number]: z.ZodType | null }
  readonly limit?: Limit
  /** Counts only requests for missing things, by network: for ids and links that are too long to guess. */
  readonly misses?: Misses
  readonly scope?: Scope
  /** Programs of other sites may call it too, such as an email provider's. Cookies are ignored, so another site cannot abuse them. */
  readonly fromAnySite?: boolean
  /** The answer for a visitor may be reused as long as the data it shows has not changed. */
  readonly cached?: boolean
  /** The largest body this route takes, in bytes. */
  readonly bodyLimit?: number
}

/** A misspelt option would be ignored without notice, so unknown keys do not compile. */
type NoUnknownKeys<Declared> = { readonly [Key in Exclude<keyof Declared, keyof Route>]: never }

/** Declares a route; server and site share its exact type. */
export const route = <const Declared extends Route>(declared: Declared & NoUnknownKeys<Declared>): Declared => declared

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

/** The arguments of a call to a route. */
export type CallOf<R extends Route> = Given<'params', Part<R, 'params'>> & Given<'query', Part<R, 'query'>> & Given<'body', Part<R, 'body'>>
