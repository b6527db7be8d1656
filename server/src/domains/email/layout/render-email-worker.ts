import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import type { Email } from './email.ts'

// The library of mail parts is read with the first email; those who wait for it wait in line.
const rendering = import('./render-email.ts')

// Somebody who signs up waits for it, but whoever looks at a page goes first.
answerInThread({ niceness: 5 }, async (email: Email) => Buffer.from(JSON.stringify((await rendering).renderEmail(email))))
