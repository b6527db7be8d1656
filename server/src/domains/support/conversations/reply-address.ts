import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

const purpose = 'support-reply'
/** 80 bits: too many to guess at a mail server, and short enough for the 64 letters of a mailbox's name. */
const proofLength = 20

const proofWith = (key: Uint8Array, id: string): string => createHmac('sha256', key).update(id).digest('hex').slice(0, proofLength)

const splitAddress = (address: string): [string, string] => {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

/** Where the answer to an answer goes: support+{conversation}.{proof}@host, all in small letters, as some mail servers write it. */
export const replyAddress = (signatures: Vault, supportEmail: string, conversationId: string): string => {
  const [name, host] = splitAddress(supportEmail)
  const id = conversationId.replace(/^cnv_/, '')
  return `${name}+${id}.${proofWith(signatures.keysFor(purpose)[0], id)}@${host}`
}

/** The conversation that an address is for; nothing where it was not made by us. */
export const readReplyAddress = (signatures: Vault, supportEmail: string, address: string): string | undefined => {
  const [name, host] = splitAddress(supportEmail.toLowerCase())
  const [given, givenHost] = splitAddress(address.toLowerCase())
  const [, id = '', proof = ''] = /^\+([0-9a-hjkmnp-tv-z]{26})\.([0-9a-f]{20})$/.exec(given.slice(name.length)) ?? []
  if (!given.startsWith(name) || givenHost !== host || !id) return undefined
  const isRight = (key: Uint8Array): boolean => timingSafeEqual(Buffer.from(proofWith(key, id)), Buffer.from(proof))
  return signatures.keysFor(purpose).some(isRight) ? `cnv_${id}` : undefined
}
