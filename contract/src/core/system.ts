import { z } from 'zod'
import { route } from './route.ts'

export const getLiveness = route({
  name: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  access: 'public',
  answers: { 200: z.object({ status: z.literal('ok') }) },
})

const part = z.enum(['ok', 'away'])

export const getReadiness = route({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  summary: 'The process can serve: database, files and mail are there',
  access: 'public',
  answers: {
    200: z.object({ status: z.literal('ok'), database: part, files: part, mail: part }),
    503: z.object({ status: z.literal('away'), database: part, files: part, mail: part }),
  },
})

export const getApiDescription = route({
  name: 'getApiDescription',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  access: 'public',
  answers: { 200: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }) },
})

const email = z.object({ id: z.string(), at: z.iso.datetime(), from: z.string(), to: z.string(), subject: z.string() })

export const listMail = route({
  name: 'listMail',
  method: 'GET',
  path: '/api/dev/mail',
  summary: 'The mailbox on disk, newest first',
  access: 'development',
  answers: { 200: z.array(email) },
})

export const readMail = route({
  name: 'readMail',
  method: 'GET',
  path: '/api/dev/mail/{mailId}',
  summary: 'One mail of the mailbox on disk',
  access: 'development',
  params: z.object({ mailId: z.string().max(100) }),
  answers: {
    200: email.extend({
      text: z.string(),
      html: z.string(),
      /** The headers as they would be sent, including those that email programs do not show, such as how to unsubscribe. */
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      /** With the content in base64. */
      attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })),
    }),
  },
})
