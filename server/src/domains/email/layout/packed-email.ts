import { createElement, type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Plain = string | number | boolean | null
/** An email as data: the parts by their names, with what they say. */
export type Packed = Plain | readonly Packed[] | PackedPart | { readonly [name: string]: Packed }
type PackedPart = { readonly part: string; readonly props: { readonly [name: string]: Packed } }

export type Parts = Readonly<Record<string, ElementType>>

const nameOf = (type: unknown, parts: Parts): string => {
  if (type === Fragment) return 'Fragment'
  const [name] = Object.entries(parts).find(([, part]) => part === type) ?? []
  if (!name) throw new Error('An email is made of the parts of emails alone')
  return name
}

const packProps = (props: object, parts: Parts): Record<string, Packed> =>
  Object.fromEntries(Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : [[name, pack(value, parts)]])))

/** What an email consists of, so that it can go to a thread that has the parts themselves. */
export const pack = (value: unknown, parts: Parts): Packed => {
  if (isValidElement(value)) return { part: nameOf(value.type, parts), props: packProps(value.props as object, parts) }
  if (Array.isArray(value)) return value.map((one) => pack(one ?? null, parts))
  if (typeof value === 'object' && value !== null) return packProps(value, parts)
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new Error(`An email does not say a ${typeof value}`)
}

const isPart = (value: object): value is PackedPart => 'part' in value && 'props' in value

const unpackProps = (props: { readonly [name: string]: Packed }, parts: Parts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, unpack(value, parts)]))

const unpack = (value: Packed, parts: Parts): unknown => {
  if (Array.isArray(value)) return value.map((one) => unpack(one, parts))
  if (typeof value !== 'object' || value === null) return value
  return isPart(value) ? unpackEmail(value, parts) : unpackProps(value as { readonly [name: string]: Packed }, parts)
}

/** The email again, of real parts. */
export const unpackEmail = (packed: Packed, parts: Parts): ReactElement => {
  if (typeof packed !== 'object' || packed === null || Array.isArray(packed) || !isPart(packed)) throw new Error('This is no email')
  const { children, ...props } = unpackProps(packed.props, parts)
  const type = packed.part === 'Fragment' ? Fragment : parts[packed.part]
  if (!type) throw new Error(`An email has no part ${packed.part}`)
  // Said one by one, so that nobody asks for keys of what never changes its place.
  return createElement(type, props, ...((Array.isArray(children) ? children : [children]) as ReactNode[]))
}
