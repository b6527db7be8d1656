import { expect, test } from 'vitest'
import { keyOf } from './named-shapes.ts'
import type { Schema } from './schema.ts'
import { describeShape } from './shape.ts'

const text = (schema: Schema) => {
  const { text: answer, notes } = describeShape(schema, new Map())
  return [answer, ...(notes ?? [])].join(' | ')
}

test.each<[Schema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', minLength: 1, maxLength: 100 }, 'text | 1 to 100 characters'],
  [{ type: 'string', maxLength: 200 }, 'text | up to 200 characters'],
  [{ type: 'string', pattern: '^a$' }, 'text | ^a$'],
  [{ type: 'string', format: 'uuid', pattern: '^long$' }, 'UUID'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }, 'instant or null'],
  [{ type: 'string', enum: ['Plugin', 'SamplePack'] }, 'one of | Plugin, SamplePack'],
  [{ type: 'string', const: 'ok' }, '"ok"'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'whole number'],
  [{ type: 'integer', minimum: 1, maximum: 999 }, 'whole number | 1 to 999'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 50 }, 'list of text | up to 50 entries'],
  [{ type: 'object', propertyNames: { enum: ['USD', 'EUR'] }, additionalProperties: { type: 'number' } }, 'map of number | by USD, EUR'],
  [{}, 'anything'],
])('%j is described as %s', (schema, answer) => {
  expect(text(schema)).toBe(answer)
})

test('an object lists its fields and which are optional', () => {
  const shape = describeShape(
    { type: 'object', properties: { id: { type: 'string' }, note: { type: 'string' } }, required: ['id'] },
    new Map(),
  )
  expect(shape.parts?.map(({ name, optional }) => [name, optional])).toEqual([
    ['id', false],
    ['note', true],
  ])
})

test('alternatives are named by their type', () => {
  const kind = (name: string): Schema => ({ type: 'object', properties: { type: { const: name } } })
  const shape = describeShape({ oneOf: [kind('TextBlock'), kind('ImageBlock')] }, new Map())
  expect(shape.parts?.map(({ name }) => name)).toEqual(['TextBlock', 'ImageBlock'])
})

test('a named shape is referred to, also inside a list, and written out only in its own entry', () => {
  const schema: Schema = { type: 'object', properties: { id: { type: 'string' } } }
  const named = new Map([[keyOf(schema), { name: 'Thing', schema }]])
  expect(describeShape({ type: 'array', items: schema }, named)).toEqual({ text: 'list of Thing', refers: 'Thing' })
  expect(describeShape({ anyOf: [schema, { type: 'null' }] }, named)).toEqual({ text: 'Thing or null', refers: 'Thing' })
  expect(describeShape(schema, named, 'Thing').parts).toHaveLength(1)
  expect(describeShape({ $ref: '#/components/schemas/Problem' }, named)).toEqual({ text: 'Problem', refers: 'Problem' })
})
