import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { whenOver } from './when-over.ts'

export type DatabaseLine = { url: string; cut(): Promise<void>; mend(): Promise<void>; stall(): void }

/** Passes everything on a little later, in the same order. */
const later = (milliseconds: number): Transform =>
  new Transform({ transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), milliseconds) })

/**
 * A connection to a database that can be cut: open connections break, new ones are refused. Stalled connections go silent without an end,
 * as behind a firewall that dropped their state. With a delay, every query takes that many milliseconds longer.
 */
export const openDatabaseLine = async (url: string, { delay = 0 } = {}): Promise<DatabaseLine> => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0

  const join = (near: Socket): void => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    if (delay > 0) near.pipe(later(delay)).pipe(far).pipe(near)
    else near.pipe(far).pipe(near)
  }

  const mend = async (): Promise<void> => {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  const stall = (): void => {
    for (const socket of sockets) socket.unpipe().pause()
  }

  const cut = async (): Promise<void> => {
    const closing = server
    server = undefined
    if (!closing) return
    const closed = once(closing, 'close')
    closing.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await mend()
  whenOver(cut)
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.searchParams.delete('host')
  near.port = String(port)
  return { url: near.href, cut, mend, stall }
}
