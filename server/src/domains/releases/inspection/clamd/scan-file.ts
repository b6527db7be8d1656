import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type ScanVerdict = { kind: 'clean' } | { kind: 'found'; name: string } | { kind: 'unknown'; because: string }

const answerLimit = 4_096
const silenceMilliseconds = 60_000

/** It says that a file is too large and closes while we still send, and then its answer may be lost. */
const hungUp = 'The scanner hung up while the file was sent: it may be larger than the scanner is set up to take (StreamMaxLength).'

/** A path of a socket, or a host and a port. */
export const openClamd = (address: string): Socket => {
  if (address.startsWith('/')) return connect({ path: address })
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? []
  return connect({ host: host.replace(/^\[|\]$/g, ''), port: Number(port) })
}

const readVerdict = (answer: string): ScanVerdict => {
  const text = answer.replace(/\0.*$/s, '').trim()
  const found = /^stream: (.{1,300}) FOUND$/.exec(text)
  if (found) return { kind: 'found', name: found[1] ?? '' }
  if (text === 'stream: OK') return { kind: 'clean' }
  if (/size limit exceeded/i.test(text))
    return { kind: 'unknown', because: 'It is larger than the scanner is set up to take (StreamMaxLength).' }
  return { kind: 'unknown', because: text === '' ? 'The scanner closed the connection.' : `The scanner answered: ${text.slice(0, 200)}` }
}

const lengthOf = (chunk: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(chunk.length)
  return bytes
}

/** Sends a file to ClamAV as it is read, by INSTREAM: the scanner needs no access to our disk. */
export const scanFile = async (address: string, chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ScanVerdict> => {
  const socket = openClamd(address)
  const { promise: answered, resolve } = Promise.withResolvers<ScanVerdict>()
  let answer = ''
  let [isOver, isSending] = [false, false]
  const end = (verdict: ScanVerdict): void => {
    isOver = true
    resolve(verdict)
    socket.destroy()
  }
  socket.setTimeout(silenceMilliseconds, () => end({ kind: 'unknown', because: 'The scanner did not answer in time.' }))
  socket.on('data', (data) => {
    answer = (answer + data.toString('utf8')).slice(0, answerLimit)
    if (answer.includes('\0') || answer.length === answerLimit) end(readVerdict(answer))
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (answer !== '') return end(readVerdict(answer))
    const hangsUp = isSending && (error.code === 'EPIPE' || error.code === 'ECONNRESET')
    end({ kind: 'unknown', because: hangsUp ? hungUp : `The scanner does not answer (${error.code ?? error.name}).` })
  })
  socket.on('close', () => end(readVerdict(answer)))
  signal?.addEventListener('abort', () => socket.destroy(), { once: true })
  const send = async (bytes: Uint8Array): Promise<void> => {
    if (!socket.write(bytes) && !isOver) await Promise.race([once(socket, 'drain'), answered])
  }
  const feed = async (): Promise<void> => {
    await send(Buffer.from('zINSTREAM\0'))
    isSending = true
    for await (const chunk of chunks) {
      if (isOver) return
      await send(lengthOf(chunk))
      await send(chunk)
    }
    await send(Buffer.alloc(4))
  }
  try {
    await Promise.race([feed(), answered])
    return await answered
  } finally {
    socket.destroy()
    signal?.throwIfAborted()
  }
}
