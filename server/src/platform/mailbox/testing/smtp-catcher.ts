import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type CaughtMail = { envelopeFrom: string; envelopeTo: string[]; source: string }
export type SmtpCatcher = { url: string; port: number; caught: CaughtMail[]; stop(): Promise<void> }

type Settings = { refuse: boolean; caught: CaughtMail[] }

/** A path in angle brackets. A quoted name may contain spaces and brackets, RFC 5321 section 4.1.2. */
const pathOf = (line: string): string | undefined => /^(?:MAIL FROM|RCPT TO):<((?:"(?:[^"\\]|\\.)*"|[^"<>\s])*)>/i.exec(line)?.[1]

/** The part of SMTP that a client needs to send an email. One line is one command, so commands hidden in an address are seen here. */
const converse = (socket: Socket, { refuse, caught }: Settings): void => {
  let mail: CaughtMail | undefined
  let lines: string[] | undefined
  const say = (line: string) => void socket.write(`${line}\r\n`)

  const answers: Record<string, (line: string) => void> = {
    EHLO: () => say('250-localhost\r\n250-8BITMIME\r\n250 SMTPUTF8'),
    HELO: () => say('250 localhost'),
    NOOP: () => say('250 done'),
    MAIL: (line) => {
      const envelopeFrom = pathOf(line)
      if (envelopeFrom === undefined) return say('501 which sender?')
      mail = { envelopeFrom, envelopeTo: [], source: '' }
      say('250 sender taken')
    },
    RCPT: (line) => {
      const to = pathOf(line)
      if (!to || !mail) return say('501 which recipient?')
      if (refuse) return say('550 no such mailbox')
      mail.envelopeTo.push(to)
      say('250 recipient taken')
    },
    RSET: () => {
      mail = undefined
      say('250 forgotten')
    },
    DATA: () => {
      if (!mail?.envelopeTo.length) return say('503 to whom?')
      lines = []
      say('354 end with a dot')
    },
    QUIT: () => void socket.end('221 bye\r\n'),
  }

  const takeData = (line: string): void => {
    if (line !== '.') return void lines?.push(line.replace(/^\./, ''))
    if (mail && lines) caught.push({ ...mail, source: lines.map((each) => `${each}\r\n`).join('') })
    mail = undefined
    lines = undefined
    say('250 mail taken')
  }

  socket.on('error', () => socket.destroy())
  createInterface({ input: socket }).on('line', (line) => {
    if (lines) return takeData(line)
    const answer = answers[line.slice(0, 4).toUpperCase()]
    if (answer) answer(line)
    else say('502 not understood')
  })
  say('220 localhost')
}

/** A mail server on loopback that stores what it receives. `refuse` makes it refuse every recipient. */
export const startSmtpCatcher = async ({ port = 0, refuse = false } = {}): Promise<SmtpCatcher> => {
  const caught: CaughtMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, { refuse, caught })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const listening = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    port: listening.port,
    caught,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
