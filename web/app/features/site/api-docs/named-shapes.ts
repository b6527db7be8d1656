import { type Description, operationsOf, schemaIn } from './description.ts'
import { childrenOf, type Schema } from './schema.ts'

export type NamedShapes = ReadonlyMap<string, { name: string; schema: Schema }>

/** A shape with fewer fields is read faster in place than looked up. */
const fewestFields = 3

export const keyOf = (schema: Schema): string => JSON.stringify(schema)

const isWorthNaming = (schema: Schema): boolean => Object.keys(schema.properties ?? {}).length >= fewestFields

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<!u|s)s$/, '')

/** Where a shape occurs: as the subject of a route, or as a field of another shape. */
type Place = { word: string; isRoute: boolean }
type Sighting = { schema: Schema; places: Place[] }

/** A list is named after its elements, so its name says more about the shape than that of a single field. */
const weigh = ({ word, isRoute }: Place): number => (isRoute ? 2 : 0) + (singular(word) === word ? 0 : 1)

/** The `type` of a block or a discount is its name; anything else is named after the most specific place, then the shortest. */
const nameFor = ({ schema, places }: Sighting): string => {
  const kind = schema.properties?.type?.const
  if (typeof kind === 'string') return kind
  const [best] = places.toSorted((a, b) => weigh(b) - weigh(a) || a.word.length - b.word.length)
  return capitalised(singular(best?.word ?? '')) || 'Shape'
}

/**
 * The description repeats every shape wherever it occurs. Readers want it once: a shape in several places gets a name. Only its first
 * occurrence is searched further, so a shape that occurs only inside another does not get a name for that.
 */
const sightings = (description: Description): Sighting[] => {
  const seen = new Map<string, Sighting>()
  const look = (schema: Schema, place: Place): void => {
    if (isWorthNaming(schema)) {
      const key = keyOf(schema)
      const known = seen.get(key)
      if (known) {
        known.places.push(place)
        return
      }
      seen.set(key, { schema, places: [place] })
    }
    for (const { name, child } of childrenOf(schema)) look(child, name ? { word: name, isRoute: false } : place)
  }
  for (const { operation } of operationsOf(description)) {
    const subject = operation.operationId.replace(/^(get|list|find|read|search)/, '')
    const answers = Object.values(operation.responses).map((response) => schemaIn(response.content))
    for (const schema of [schemaIn(operation.requestBody?.content), ...answers]) if (schema) look(schema, { word: subject, isRoute: true })
  }
  return [...seen.values()]
}

export const nameShapes = (description: Description): NamedShapes => {
  const taken = new Set<string>()
  const claim = (wished: string): string => {
    let name = wished
    for (let number = 2; taken.has(name); number += 1) name = `${wished}${number}`
    taken.add(name)
    return name
  }
  const named = new Map<string, { name: string; schema: Schema }>()
  for (const [name, schema] of Object.entries(description.components.schemas)) named.set(keyOf(schema), { name: claim(name), schema })
  for (const sighting of sightings(description)) {
    const key = keyOf(sighting.schema)
    if (sighting.places.length >= 2 && !named.has(key)) named.set(key, { name: claim(nameFor(sighting)), schema: sighting.schema })
  }
  return named
}
