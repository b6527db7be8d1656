import { connect } from 'node:net'

export type Load = {
  port: number
  path: string
  connections?: number
  seconds?: number
  headers?: string
  /** Another request each time, as it goes over the wire; the path is then only a name. */
  next?: () => Buffer
}

/** Where the body of an answer begins and how long it is, or nothing while the head is not complete. */
const readHead = (bytes: Buffer): { total: number } | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  if (head.startsWith('HTTP/1.1 204')) return { total: end + 4 }
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Expected 200, got: ${head.split('\r\n')[0]}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('The answer has no content-length')
  return { total: end + 4 + Number(length) }
}

/** One connection that asks again as soon as it was answered. It only counts bytes, so that the server is what is measured. */
const askAgainAndAgain = (load: Load, isOver: () => boolean, onAnswer: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const same = Buffer.from(
      `GET ${load.path} HTTP/1.1\r\nhost: localhost:${load.port}\r\n${load.headers ?? ''}connection: keep-alive\r\n\r\n`,
    )
    const ask = (): void => void socket.write(load.next?.() ?? same)
    const socket = connect(load.port, '127.0.0.1', ask)
    let head: Buffer | undefined
    let missing = 0
    const answered = (): void => {
      onAnswer()
      head = undefined
      if (isOver()) socket.end(() => resolve())
      else ask()
    }
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => {
      try {
        if (missing > 0) missing -= chunk.length
        else {
          head = head ? Buffer.concat([head, chunk]) : chunk
          const known = readHead(head)
          if (!known) return
          missing = known.total - head.length
        }
        if (missing === 0) answered()
      } catch (error) {
        socket.destroy()
        reject(error)
      }
    })
    socket.on('error', reject)
  })

/** Answers per second under steady load. Bounded in time and connections, to this machine only. */
export const measureRate = async (load: Load): Promise<number> => {
  const { connections = 16, seconds = 4 } = load
  let answers = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgainAndAgain(
        load,
        () => performance.now() >= end,
        () => answers++,
      ),
    ),
  )
  return answers / ((performance.now() - begun) / 1000)
}

/** The better of several looks: these machines are noisy, and noise only ever slows. */
export const bestRate = async (load: Load, looks = 3): Promise<number> => {
  const rates: number[] = []
  await measureRate({ ...load, seconds: 1 })
  for (let look = 0; look < looks; look++) rates.push(await measureRate(load))
  return Math.max(...rates)
}
