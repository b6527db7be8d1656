import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends the bytes of a request, and resolves once the whole answer has arrived. It only counts the answer's bytes. */
export type Wire = { ask(request: Buffer): Promise<void>; close(): Promise<void> }

/** The length of an answer with its head; undefined while the head is incomplete. */
const lengthOf = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  if (head.startsWith('HTTP/1.1 204')) return end + 4
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Expected 200, got: ${head.split('\r\n')[0]}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('The answer has no content-length')
  return end + 4 + Number(length)
}

/** A connection that does as little as possible, because this machine also runs the measured server. */
export const openWire = async (port: number): Promise<Wire> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.setNoDelay(true)
  let waiting: PromiseWithResolvers<void> | undefined
  let head: Buffer | undefined
  let missing = 0
  const giveUp = (error: Error): void => {
    socket.destroy()
    waiting?.reject(error)
  }
  const read = (chunk: Buffer): void => {
    if (missing > 0) missing -= chunk.length
    else {
      head = head ? Buffer.concat([head, chunk]) : chunk
      const length = lengthOf(head)
      if (length === undefined) return
      missing = length - head.length
    }
    if (missing > 0) return
    head = undefined
    waiting?.resolve()
  }
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      giveUp(error as Error)
    }
  })
  socket.on('error', giveUp)
  socket.on('close', () => giveUp(new Error('The connection was closed before the answer')))
  return {
    ask: (request) => {
      waiting = Promise.withResolvers<void>()
      socket.write(request)
      return waiting.promise
    },
    close: async () => {
      waiting = undefined
      socket.end()
      await once(socket, 'close')
    },
  }
}
