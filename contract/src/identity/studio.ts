import { z } from 'zod'
import { host, pluginFormat, processor, productSystem } from '../catalog/machines.ts'
import { route } from '../core/route.ts'

/** A user's setup for making music. A field that is left open matches everything. */
export const studio = z.object({
  system: productSystem.nullable(),
  processor: processor.nullable(),
  hosts: z.array(host).max(20),
  formats: z.array(pluginFormat).max(10),
})

export const getStudio = route({
  name: 'getOwnStudio',
  method: 'GET',
  path: '/api/customer/studio',
  summary: 'What the account makes music with; null until it is saved or filled in by a device',
  access: 'signed-in',
  answers: { 200: z.object({ studio: studio.nullable() }) },
})

export const saveStudio = route({
  name: 'saveStudio',
  method: 'PUT',
  path: '/api/customer/studio',
  summary: 'Saves what the account makes music with',
  access: 'signed-in',
  body: studio,
  answers: { 200: z.object({ studio: studio.nullable() }) },
})
