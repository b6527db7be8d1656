import { z } from 'zod'
import { job, type NewJob, newJob } from '#platform/jobs/jobs.ts'

const event = z.object({
  /** A UUID that is the same however often the event is sent, so that the service counts it once. */
  id: z.string(),
  name: z.string(),
  /** Whose event it is: an id, never a name or an address. */
  distinctId: z.string(),
  at: z.string(),
  properties: z.record(z.string(), z.json()),
})

export type CountedEvent = z.infer<typeof event>

/** An event waits in the database until the service took it. */
export const eventToSend = job('send-event', event)

/** One queue for all events: a service that hangs delays nothing else. */
export const countEventJob = (counted: CountedEvent): NewJob =>
  newJob(eventToSend, counted, { key: `event:${counted.id}`, queue: 'analytics' })
