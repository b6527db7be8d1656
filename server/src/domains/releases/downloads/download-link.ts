import type { Vault } from '#kernel/vault.ts'
import type { Right } from './right.rules.ts'

const purpose = 'download'
const lasts = 15 * 60 * 1000

/** What a link contains: which build, by which right, and who requested it, as far as known. */
export type Linked = { buildId: string; right: Right; userId: string | null }

const write = (right: Right): string => {
  switch (right.by) {
    case 'open':
      return ''
    case 'user':
      return right.userId
    case 'license':
      return right.licenseId
  }
}

const readRight = (word: string): Right => {
  if (word === '') return { by: 'open' }
  return word.startsWith('lic_') ? { by: 'license', licenseId: word } : { by: 'user', userId: word }
}

/** The name at the end is for saving the file; what is served is what was signed. */
export const signDownload = (signatures: Vault, publicUrl: string, { buildId, right, userId }: Linked, name: string, now: Date): string => {
  const signed = signatures.sign(purpose, `${buildId} ${write(right)} ${userId ?? ''}`, new Date(now.getTime() + lasts))
  return new URL(`/api/downloads/${signed}/${encodeURIComponent(name)}`, publicUrl).href
}

export const readDownload = (signatures: Vault, signed: string, now: Date): Linked | undefined => {
  const [buildId, word, userId] = signatures.readSigned(purpose, signed, now)?.split(' ') ?? []
  return buildId === undefined || word === undefined ? undefined : { buildId, right: readRight(word), userId: userId || null }
}
