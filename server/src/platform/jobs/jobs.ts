import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'

/** A thing to be done a moment later. Whoever tells and whoever listens share only its name and shape. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

export const job = <Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> => ({ name, payload })

type AddOptions = { runAt?: Date; key?: string; queue?: string; maxAttempts?: number }

/** Added in the transaction that causes it: if that is undone, the job never was. */
export const addJob = async <Payload>(tx: Tx, of: Job<Payload>, payload: Payload, options: AddOptions = {}): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${of.name}, payload := ${JSON.stringify(of.payload.parse(payload))}::json, queue_name := ${options.queue ?? null},
    run_at := ${options.runAt ?? null}, job_key := ${options.key ?? null}, max_attempts := ${options.maxAttempts ?? 12}
  )`.execute(tx)
}

export type Listener = { job: Job<unknown>; run(payload: unknown): Promise<void> }

export const listen = <Payload>(to: Job<Payload>, run: (payload: Payload) => Promise<void>): Listener => ({
  job: to as Job<unknown>,
  run: (payload) => run(to.payload.parse(payload)),
})
