import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { type DiskMailbox, diskMailbox } from './disk-mailbox.ts'
import type { Mailbox } from './mailbox.ts'
import { smtpMailbox } from './smtp-mailbox.ts'

/** `onDisk` is only set if emails stay on this machine, for the page that shows them. */
export type OpenMailbox = { mailbox: Mailbox; onDisk?: DiskMailbox }

type MailboxOptions = { smtpUrl?: string | undefined; dataDir: string; from: string; clock: Clock }

export const openMailbox = (config: MailboxOptions): OpenMailbox => {
  if (config.smtpUrl) return { mailbox: smtpMailbox({ url: config.smtpUrl, from: config.from }) }
  const onDisk = diskMailbox({ folder: join(config.dataDir, 'mail'), from: config.from, clock: config.clock })
  return { mailbox: onDisk, onDisk }
}
