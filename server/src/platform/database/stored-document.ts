import { z } from 'zod'

declare const isOf: unique symbol
/** A column's value, of any version. Only its document can read it. */
export type Stored<Document> = { readonly [isOf]: Document }
/** JSON text with its version in it. Only its document can write it. */
export type Written<Document> = string & { readonly [isOf]: Document }

/** An upgrade from one version to the next. */
type Upgrade = (older: unknown) => unknown

/** Defines the shape of an older version, and how to turn it into the next. */
export const upgradeFrom =
  <Older>(older: z.ZodType<Older>, toNext: (document: Older) => unknown): Upgrade =>
  (value) =>
    toNext(older.parse(value))

export type StoredDocument<Document> = {
  readonly name: string
  readonly version: number
  /** Parses a stored value and upgrades it. */
  read(stored: Stored<Document>): Document
  write(document: Document): Written<Document>
}

/** A list, or a map with arbitrary keys, has no place for a version: it is version 1, and its version 2 is an object. */
const hasVersion = (schema: z.ZodType): boolean => schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion

const versionOf = (value: unknown): number => {
  const version = (value as { version?: unknown } | null)?.version
  return typeof version === 'number' ? version : 1
}

/**
 * A document that outlives the code that wrote it. Its schema is the newest version's; `upgrades` lead to it, the first one from version 1,
 * which also has no version in it.
 */
export const defineDocument = <Document>(
  name: string,
  schema: z.ZodType<Document>,
  upgrades: readonly Upgrade[] = [],
): StoredDocument<Document> => {
  const version = upgrades.length + 1
  const isVersioned = hasVersion(schema)
  if (version > 1 && !isVersioned) throw new Error(`From version 2 on ${name} is an object`)
  return {
    name,
    version,
    read(stored) {
      const found = versionOf(stored)
      const older = upgrades.slice(found - 1)
      if (found > version) throw new Error(`${name} is stored in version ${found}; this program knows ${version}`)
      const parsed = schema.safeParse(older.reduce<unknown>((value, upgrade) => upgrade(value), stored))
      if (!parsed.success) throw new Error(`${name} of version ${found} cannot be read: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    },
    write: (document) => JSON.stringify(isVersioned ? { version, ...document } : document) as Written<Document>,
  }
}

/** Reads a value that may be null. */
export const readOptional = <Document>(document: StoredDocument<Document>, stored: Stored<Document> | null): Document | null =>
  stored && document.read(stored)

export const writeOptional = <Document>(document: StoredDocument<Document>, value: Document | null): Written<Document> | null =>
  value && document.write(value)
