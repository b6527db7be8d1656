import type { Schema } from './schema.ts'

type Content = Record<string, { schema?: Schema }>

export type Operation = {
  operationId: string
  summary: string
  tags?: string[]
  'x-access'?: string
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** The OpenAPI description that our server generates. */
export type Description = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export const schemaIn = (content: Content | undefined): Schema | undefined => Object.values(content ?? {})[0]?.schema

export type PlacedOperation = { path: string; method: string; operation: Operation }

export const operationsOf = ({ paths }: Description): PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
