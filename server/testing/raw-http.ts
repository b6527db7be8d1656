import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type RawAnswer = { statusCode: number; headers: Record<string, string>; body: string }

/** Starts to listen on a free port. */
export const listenForTests = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const readAnswer = (text: string): RawAnswer => {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return { statusCode: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: text.slice(end + 4) }
}

/** Sends bytes unchanged, where a library would correct them first. */
export const sendRaw = async (port: number, request: string | Buffer): Promise<RawAnswer> => {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  socket.on('error', () => undefined)
  socket.write(typeof request === 'string' ? Buffer.from(request, 'latin1') : request)
  await once(socket, 'close')
  return readAnswer(Buffer.concat(parts).toString())
}

/** A request without a body whose path is sent unchanged. */
export const getRaw = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> => {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendRaw(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}
