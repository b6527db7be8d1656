import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Stored, StoredDocument, Written } from './stored-document.ts'

/**
 * A column is described once: its PostgreSQL type for the test that compares descriptions with the migrated schema, and its TypeScript type
 * for queries.
 */
export type Column<Type> = {
  readonly pg: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly type?: Type
  /** The definition of the column's document. */
  readonly document?: { readonly name: string; readonly version: number; read(stored: never): unknown }
}

const column = <Type>(pg: string): Column<Type> => ({ pg, nullable: false, hasDefault: false })

export const text = column<string>('text')
export const uuid = column<string>('uuid')
export const integer = column<number>('integer')
export const bigint = column<number>('bigint')
export const real = column<number>('double precision')
export const numeric = column<number>('numeric')
export const flag = column<boolean>('boolean')
export const instant = column<Date>('timestamp with time zone')
export const day = column<string>('date')
export const texts = column<string[]>('ARRAY')
export const bytes = column<Buffer>('bytea')

/** A text column that holds one of a list of words. */
export const oneOf = <const Values extends readonly string[]>(_values: Values): Column<Values[number]> => column('text')

/**
 * A document with a version, which is read and written only through its definition. It is written as JSON text, because the driver would
 * turn an array into a PostgreSQL array.
 */
export const stored = <Document>(
  document: StoredDocument<Document>,
): Column<ColumnType<Stored<Document>, Written<Document>, Written<Document>>> => ({ ...column('jsonb'), document })

/** A document in a text column, plain or encrypted: it is parsed or decrypted first, then read through its definition. */
export const textDocument = <Document>(document: StoredDocument<Document>): Column<string> => ({ ...column('text'), document })

/** A column that PostgreSQL computes. */
export const computed = <Type>(pg: string): Column<GeneratedAlways<Type>> => ({ pg, nullable: false, hasDefault: false })

/** A document that PostgreSQL extracts from another. */
export const computedDocument = <Document>(document: StoredDocument<Document>): Column<GeneratedAlways<Stored<Document>>> => ({
  ...computed<Stored<Document>>('jsonb'),
  document,
})

const shapeOf = ({ type: _type, ...shape }: Column<unknown>): Omit<Column<never>, 'type'> => shape

type Nullable<Type> = Type extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null, U | null> : Type | null
export const nullable = <Type>(of: Column<Type>): Column<Nullable<Type>> => ({ ...shapeOf(of), nullable: true })

type WithDefault<Type> =
  Type extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<Type, Type | undefined, Type>
export const withDefault = <Type>(of: Column<Type>): Column<WithDefault<Type>> => ({ ...shapeOf(of), hasDefault: true })

// biome-ignore lint/suspicious/noExplicitAny: a table holds columns of every type; each keeps its own through inference
type AnyColumn = Column<any>
export type Table = Readonly<Record<string, AnyColumn>>
export type RowOf<T extends Table> = { [Name in keyof T]: T[Name] extends Column<infer Type> ? Type : never }
