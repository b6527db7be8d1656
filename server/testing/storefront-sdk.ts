import type { AddressInfo } from 'node:net'
import { MoonbaseClient } from '@moonbase.sh/storefront-api'
import type { FastifyInstance } from 'fastify'

const quiet = { debug: () => {}, log: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export type Sdk = MoonbaseClient

/** The address on which the shop of a test listens. */
export const addressOf = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

/** The storefront SDK that creators' own sites use, as published on npm, pointed at a running shop. */
export const openSdk = (app: FastifyInstance, scope = '/@lowtide'): Sdk =>
  new MoonbaseClient({ endpoint: `${addressOf(app)}${scope}`, persistUtm: false, logger: quiet, includeManifests: true } as never)
