import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { whenOver } from '../../../../../testing/when-over.ts'

/** Speaks INSTREAM as ClamAV does: collects the pieces by their lengths, then answers. */
export const answerBy = (answer: (content: Buffer, socket: Socket) => void) => (socket: Socket) => {
  let held: Buffer = Buffer.alloc(0)
  const content: Buffer[] = []
  let isStarted = false
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    held = Buffer.concat([held, Buffer.from(data)])
    if (!isStarted) {
      if (held.length < 10) return
      if (held.toString('latin1', 0, 10) !== 'zINSTREAM\0') return void socket.destroy()
      held = held.subarray(10)
      isStarted = true
    }
    while (held.length >= 4 && held.length >= 4 + held.readUInt32BE(0)) {
      const length = held.readUInt32BE(0)
      if (length === 0) return answer(Buffer.concat(content), socket)
      content.push(Buffer.from(held.subarray(4, 4 + length)))
      held = held.subarray(4 + length)
    }
  })
}

/** The address of somebody who listens like a scanner: a port, or a socket where a path is given. */
export const listenAsScanner = async (onSocket: (socket: Socket) => void, path?: string): Promise<string> => {
  const server = createServer(onSocket)
  whenOver(() => void server.close())
  if (path) server.listen(path)
  else server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`
}
