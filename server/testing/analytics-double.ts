import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenOver } from './when-over.ts'

type Heard = { path: string; body: Record<string, unknown> }

/** A stand-in for the analytics service: it stores what it receives and answers as configured. */
export const openAnalyticsDouble = async () => {
  const heard: Heard[] = []
  const answer: { status: number; headers: Record<string, string>; isSilent: boolean } = { status: 200, headers: {}, isSilent: false }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    heard.push({ path: `${request.method} ${request.url}`, body: JSON.parse(text || '{}') as Record<string, unknown> })
    // Closes each connection: an idle one could be closed by either side at any time, and a request sent just then would be lost.
    if (!answer.isSilent) response.writeHead(answer.status, { connection: 'close', ...answer.headers }).end('{"status":"Ok"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenOver(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, answer }
}
