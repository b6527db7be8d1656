import { z } from 'zod'

/** Problem details (RFC 9457) as the specification has them. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.string().optional(),
  status: z.number(),
  instance: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.infer<typeof problem>

/** Every way the server says no. An action refuses with a code; status, title and detail stand here. */
export const refusals = {
  'invalid-input': { status: 400, title: 'One or more fields are not valid', detail: 'Check the fields named below.' },
  'malformed-request': { status: 400, title: 'The request could not be read', detail: 'Its form is broken; nothing was changed.' },
  'signed-out': { status: 401, title: 'Unauthorized', detail: 'Sign in to do this.' },
  'not-allowed': { status: 403, title: 'Forbidden', detail: 'Insufficient rights to perform action' },
  'cross-site': { status: 403, title: 'Forbidden', detail: 'This request came from another site.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'Method not allowed', detail: 'This address does not take that method.' },
  'too-large': { status: 413, title: 'Too large', detail: 'The request is larger than this address takes.' },
  'path-too-long': { status: 414, title: 'Address too long', detail: 'The address of this request is too long.' },
  'wrong-content-type': { status: 415, title: 'Wrong content type', detail: 'This address does not take that content type.' },
  'headers-too-large': { status: 431, title: 'Headers too large', detail: 'The headers of this request are too large.' },
  'too-many': { status: 429, title: 'Too many requests', detail: 'Wait a moment, then try again.' },
  'server-error': { status: 500, title: 'An error occurred', detail: 'The fault is ours and is in our log.' },
  unavailable: { status: 503, title: 'Not available right now', detail: 'Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type RefusalCode = keyof typeof refusals
