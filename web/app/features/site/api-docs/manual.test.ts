import { expect, test } from 'vitest'
import type { Description, Operation } from './description.ts'
import { filterManual, manualOf } from './manual.ts'
import type { Schema } from './schema.ts'

const text: Schema = { type: 'string' }
const product: Schema = { type: 'object', properties: { id: text, name: text, tagline: text }, required: ['id', 'name', 'tagline'] }
const pair: Schema = { type: 'object', properties: { a: text, b: text } }
const json = (schema: Schema) => ({ 'application/json': { schema } })

const operation = (operationId: string, tag: string, answer: Schema, more: Partial<Operation> = {}): Operation => ({
  operationId,
  summary: `Does ${operationId}`,
  tags: [tag],
  'x-access': 'public',
  responses: { 200: { description: 'OK', content: json(answer) }, default: { description: 'Problem', content: {} } },
  ...more,
})

const description: Description = {
  info: { title: 'Soundfair', version: '1', description: '' },
  servers: [{ url: 'http://shop.test' }],
  paths: {
    '/builds/latest.json': { get: operation('getLatestBuild', 'latest.json', text) },
    '/api/storefront/products/{productId}': {
      get: operation('getProduct', 'storefront', product, {
        parameters: [
          { name: 'productId', in: 'path', required: true, schema: text },
          { name: 'preview', in: 'query', required: false, schema: text },
        ],
      }),
    },
    '/@{creatorId}/api/client/keys': { get: operation('getKeys', 'client', text) },
    '/api/storefront/home': {
      get: operation('getHome', 'storefront', {
        type: 'object',
        properties: { new: { type: 'array', items: product }, one: pair, two: pair },
      }),
    },
    '/api/articles/{section}': {
      post: operation('writeArticle', 'articles', text, { 'x-access': 'staff', requestBody: { content: json(pair) } }),
    },
  },
  components: { schemas: { Problem: { type: 'object', properties: { title: text } } } },
}

const manual = manualOf(description)

test('routes are grouped by part of the shop, those of the system last', () => {
  expect(manual.groups.map(({ tag, entries }) => [tag, entries.map(({ method, id }) => `${method} ${id}`)])).toEqual([
    ['articles', ['POST writeArticle']],
    ['client', ['GET getKeys']],
    ['storefront', ['GET getProduct', 'GET getHome']],
    ['system', ['GET getLatestBuild']],
  ])
})

test('a shape used in several places is written once and named after its route; a small one stays in place', () => {
  expect(manual.shapes.map(({ name }) => name)).toEqual(['Problem', 'Product'])
  const home = manual.groups[2]?.entries[1]
  expect(home?.answers[0]?.shape?.parts?.map(({ shape }) => shape.text)).toEqual(['list of Product', 'object', 'object'])
})

test('parameters are grouped by place, and the error answer common to all routes is left out', () => {
  const entry = manual.groups[2]?.entries[0]
  expect([entry?.inPath.map(({ name }) => name), entry?.inQuery.map(({ name, optional }) => [name, optional])]).toEqual([
    ['productId'],
    [['preview', true]],
  ])
  expect(entry?.answers.map(({ status }) => status)).toEqual(['200'])
})

test.each([
  ['', 5],
  ['product', 1],
  ['POST staff', 1],
  ['storefront HOME', 1],
  ['nowhere', 0],
])('the filter "%s" leaves %d routes', (filter, count) => {
  expect(filterManual(manual.groups, filter).flatMap(({ entries }) => entries)).toHaveLength(count)
})
