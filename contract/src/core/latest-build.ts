import { z } from 'zod'
import { route } from './route.ts'

/** The version of the site that is being served; a page compares it with the version it was loaded with. */
export const getLatestBuild = route({
  name: 'getLatestBuild',
  method: 'GET',
  path: '/builds/latest.json',
  summary: 'The version manifest; the timestamp only defeats caches',
  access: 'public',
  query: z.looseObject({}),
  answers: { 200: z.object({ version: z.string(), builtAt: z.iso.datetime() }) },
})
