import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = { envelopeFrom: string; envelopeTo: string[]; source: string }
export type SmtpCatcher = { url: string; port: number; caught: CaughtMail[]; stop(): Promise<void> }

const quotedRecipient = /^RCPT TO:<("(?:[^"\\]|\\.)+"@[^\s<>]+)>$/i

/** The library splits a command at its spaces, RFC 5321 does not: a quoted name may have some. */
const understandQuotedNames = (server: SMTPServer, sessionId: string): void => {
  for (const connection of server.connections) {
    if (connection.session.id !== sessionId) continue
    const parse = connection._parseAddressCommand.bind(connection)
    connection._parseAddressCommand = (name, command) => {
      const address = quotedRecipient.exec(command.toString().trim())?.[1]
      return address === undefined ? parse(name, command) : { address, args: false }
    }
  }
}

/** A real mail server on loopback that keeps what it is sent. `refuse` makes it say no to every recipient. */
export const startSmtpCatcher = async ({ port = 0, refuse = false } = {}): Promise<SmtpCatcher> => {
  const caught: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (session, callback) => {
      understandQuotedNames(server, session.id)
      callback()
    },
    onRcptTo: (_address, _session, callback) =>
      refuse ? callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : callback(),
    onData: (stream, { envelope }, callback) => {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = envelope
        caught.push({ envelopeFrom: mailFrom ? mailFrom.address : '', envelopeTo: rcptTo.map(({ address }) => address), source })
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const listening = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    port: listening.port,
    caught,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
