import pino, { type Logger } from 'pino'

const secretFields = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'secret',
  'pw',
  'card',
  'iban',
]
const secretPaths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** An error as message and stack. Drivers attach connections and queries to their errors, and those contain secrets. */
const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  // Not as `code`, because fields with that name are removed.
  errorCode: error.code,
  stack: error.stack,
})

/** Secrets are never logged, whichever object they are in. */
export const makeLog = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          ...secretPaths,
          'req.headers.authorization',
          'req.headers.cookie',
          'headers.authorization',
          'headers.cookie',
          '*.headers.authorization',
          '*.headers.cookie',
        ],
        censor: '[removed]',
      },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  )
