import type { Logger } from 'pino'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { MailRefused, type ReceivedMail } from './received-mail.ts'

type Receiving = {
  host: string
  port: number
  /** Whether the address exists here. */
  knows: (address: string) => boolean
  receive: (mail: ReceivedMail) => Promise<void>
  log: Logger
}

export type MailReceiver = { port: number; stop(): Promise<void> }

/** The largest accepted email: a long text with its quotes. Larger ones have attachments, which are not stored here. */
export const mailLimit = 2 * 1024 * 1024
const limits = { clients: 20, recipients: 5, idle: 60_000 }

/** Reads an email up to the limit; the rest of a longer one is discarded. */
const readSource = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    length += piece.length
    if (length <= mailLimit) pieces.push(piece)
  }
  if (length > mailLimit) throw new MailRefused(552, 'This e-mail is larger than 2 MB. Send it without attachments.')
  return Buffer.concat(pieces)
}

const toRefusal = (error: unknown, log: Logger): MailRefused => {
  if (error instanceof MailRefused) return error
  log.error({ err: error }, 'a mail could not be taken')
  return new MailRefused(451, 'Not possible right now. Try again later.')
}

/**
 * A mail server for replies. It receives from the mail server in front of it, which has the certificate and filters spam: it has neither
 * TLS nor authentication, accepts emails to addresses that were made here, and does not relay.
 */
export const startMailReceiver = async ({ host, port, knows, receive, log }: Receiving): Promise<MailReceiver> => {
  const takeData = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> => {
    const source = await readSource(stream)
    const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : ''
    for (const { address } of envelope.rcptTo) await receive({ to: address, envelopeFrom, source })
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: mailLimit,
    maxClients: limits.clients,
    socketTimeout: limits.idle,
    closeTimeout: 2_000,
    logger: false,
    onRcptTo: ({ address }, { envelope }, done) => {
      if (!knows(address)) return done(new MailRefused(550, 'There is no such mailbox here.'))
      if (envelope.rcptTo.length >= limits.recipients) return done(new MailRefused(452, 'Too many recipients.'))
      done()
    },
    onData: (stream, session, done) => {
      takeData(stream, session).then(
        () => done(),
        (error: unknown) => {
          stream.resume()
          done(toRefusal(error, log))
        },
      )
    },
  })
  // A client that disconnects or sends nonsense is not our problem.
  server.on('error', (error) => log.debug({ err: error }, 'a mail connection broke'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
