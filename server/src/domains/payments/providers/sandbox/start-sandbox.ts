import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/database/database.ts'
import type { Card, PaymentOrder } from '../../../../platform/payments/provider.ts'
import * as book from './book.ts'
import { deliverDue, maxAtOnce } from './deliver.ts'
import { isSigned, signatureHeader } from './signature.ts'

/** Faults of a provider, for tests to set. */
export type SandboxFaults = {
  isDown: boolean
  /** Milliseconds before a call is processed, and between processing and answering. */
  waitBefore: number
  waitAfter: number
  /** No call is processed before. */
  heldUntil?: Promise<void>
  /** Processes the call and loses the answer. */
  losesAnswers: boolean
  /** Sends every webhook this many times; 0 for never. */
  webhooks: number
}

/** `untilDone` waits for every call received, also for those whose callers have gone. */
export type Sandbox = { url: string; faults: SandboxFaults; deliver(): Promise<void>; untilDone(): Promise<void>; stop(): Promise<void> }

type Deps = { databaseUrl: string; secret: Uint8Array; webhookUrl(): string; now?: () => Date; everyMilliseconds?: number }

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

/**
 * The Sandbox: a payment provider for trying things out. It is a server with a database of its own, and reports
 * by signed webhooks over HTTP, like a real one. Several may share one database.
 */
export const startSandbox = async ({
  databaseUrl,
  secret,
  webhookUrl,
  now = () => new Date(),
  everyMilliseconds = 250,
}: Deps): Promise<Sandbox> => {
  const database = openDatabase(databaseUrl, { connections: 4 })
  const { db } = database
  const faults: SandboxFaults = { isDown: false, waitBefore: 0, waitAfter: 0, losesAnswers: false, webhooks: 1 }
  const write = <T>(action: (tx: Parameters<Parameters<ReturnType<typeof db.transaction>['execute']>[0]>[0]) => Promise<T>): Promise<T> =>
    db.transaction().execute(action)

  const answerTo = async (path: string, body: Record<string, unknown>): Promise<unknown> => {
    const key = String(body.reference ?? '')
    const id = String(body.id ?? '')
    switch (path) {
      case '/payments':
        return write((tx) => book.pay(tx, key, body as unknown as PaymentOrder, now()))
      case '/payments/find':
        return (await book.find(db, key)) ?? null
      case '/payments/confirm':
        return write((tx) => book.confirm(tx, id, body.approved === true, now()))
      case '/payments/cancel':
        return write((tx) => book.cancel(tx, key, body as unknown as PaymentOrder, now()))
      case '/payments/give-up':
        return write((tx) => book.giveUp(tx, id, now()))
      case '/methods':
        return book.storeCard(body.card as Card | undefined, now())
      case '/refunds':
        return write((tx) => book.refund(tx, key, { paymentId: id, amount: Number(body.amount) }, now()))
      case '/disputes/find':
        return (await book.findDispute(db, id)) ?? null
      case '/disputes/close':
        return write((tx) => book.closeDispute(tx, id, body.won === true, now()))
      default:
        throw new book.SandboxSaysNo(404, 'No such call')
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request)
    if (faults.isDown) return void request.socket.destroy()
    await faults.heldUntil
    if (faults.waitBefore > 0) await wait(faults.waitBefore)
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (!isSigned(secret, text, request.headers[signatureHeader], new Date())) return send(401, { error: 'Not signed' })
    try {
      const answer = await answerTo(request.url ?? '/', JSON.parse(text) as Record<string, unknown>)
      if (faults.waitAfter > 0) await wait(faults.waitAfter)
      if (faults.losesAnswers) return void request.socket.destroy()
      send(200, answer ?? null)
    } catch (error) {
      send(error instanceof book.SandboxSaysNo ? error.status : 500, { error: (error as Error).message })
    }
  }

  const underWay = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const handling: Promise<void> = handle(request, response)
      .catch(() => void response.destroy())
      .finally(() => underWay.delete(handling))
    underWay.add(handling)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const pass = async (): Promise<void> => {
    await write((tx) => book.letTimePass(tx, now()))
    if (faults.webhooks === 0 || faults.isDown) return
    const delivery = { db, webhookUrl: webhookUrl(), secret, timesEach: () => faults.webhooks }
    // New events wait for the next round: a webhook that overtakes the answer only makes both do the work.
    while ((await deliverDue(delivery, now())) === maxAtOnce);
  }

  let isOver = false
  let running = Promise.resolve()
  const turn = (): void => {
    // While the database is down there is nothing to send; the next round tries again.
    running = pass().catch(() => undefined)
  }
  const timer = everyMilliseconds > 0 ? setInterval(() => !isOver && running.then(turn), everyMilliseconds) : undefined

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    deliver: pass,
    untilDone: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop: async () => {
      isOver = true
      clearInterval(timer)
      await running
      server.closeAllConnections()
      server.close()
      await database.close()
    },
  }
}
