import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { newUuid } from '#kernel/ids.ts'
import type { IdentifiedMail, Mailbox } from './mailbox.ts'
import { isMailId, requireMail } from './require-mail.ts'

/** `at` is an ISO instant. */
export type StoredMail = IdentifiedMail & { at: string; from: string }

export type DiskMailbox = Mailbox & {
  /** The newest 200, newest first. */
  list(): Promise<StoredMail[]>
  read(id: string): Promise<StoredMail | undefined>
}

const longestList = 200
const ending = '.json'

const undefinedWhenGone = (error: unknown): undefined => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** For machines without a mail server: no email is sent, all can be read. An email sent again replaces the first one. */
export const diskMailbox = ({ folder, from, clock }: { folder: string; from: string; clock: Clock }): DiskMailbox => {
  const pathOf = (id: string) => join(folder, id + ending)

  const read = async (id: string): Promise<StoredMail | undefined> => {
    // Ids come from URLs that people type: an invalid id was never stored.
    if (!isMailId(id)) return undefined
    const written = await readFile(pathOf(id), 'utf8').catch(undefinedWhenGone)
    return written === undefined ? undefined : JSON.parse(written)
  }

  const write = async (stored: StoredMail): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `${stored.id}.${newUuid()}.tmp`)
    try {
      await writeFile(temporary, JSON.stringify(stored, null, 2), { flag: 'wx', flush: true })
      // The file has the email's time, so that a list need not read every email to find the newest.
      await utimes(temporary, new Date(stored.at), new Date(stored.at))
      await rename(temporary, pathOf(stored.id))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  const dated = async (id: string) => ({ id, time: (await stat(pathOf(id)).catch(undefinedWhenGone))?.mtimeMs ?? 0 })

  return {
    async send({ id, to, subject, text, html, replyTo, attachments, unsubscribeUrl }) {
      const mail = {
        ...{ id, to, subject, text, html },
        ...(replyTo !== undefined && { replyTo }),
        ...(attachments && { attachments }),
        ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      }
      requireMail(mail)
      await write({ ...mail, at: clock.now().toISOString(), from })
    },

    async list() {
      const names = await readdir(folder).catch(undefinedWhenGone)
      const ids = (names ?? []).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
      const byTime = await Promise.all(ids.filter(isMailId).map(dated))
      // Ids sort by time too, which orders emails of the same millisecond.
      byTime.sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1))
      const mails = await Promise.all(byTime.slice(0, longestList).map(({ id }) => read(id)))
      return mails.filter((mail) => mail !== undefined)
    },

    read,

    async check() {
      await mkdir(folder, { recursive: true })
    },
  }
}
