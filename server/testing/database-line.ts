import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { whenOver } from './when-over.ts'

export type DatabaseLine = { url: string; cut(): Promise<void>; mend(): Promise<void>; stall(): void }

/** A line to a database that can be cut like a cable: open connections break, new ones are refused. Stalled, what is open falls silent without an end, as behind a firewall that forgot. */
export const openDatabaseLine = async (url: string): Promise<DatabaseLine> => {
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
    near.pipe(far).pipe(near)
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
  near.port = String(port)
  return { url: near.href, cut, mend, stall }
}
