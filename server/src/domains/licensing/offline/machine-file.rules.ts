import { z } from 'zod'
import { machineFileBytes } from '#contract/licensing/inventory.ts'
import { deviceName, deviceSignature } from '#contract/licensing/licensing.ts'

/** What a plugin writes on a machine without a network. */
export type MachineFile = { signature: string; name: string; productId: string; creatorId: string | null }

export type MachineFileVerdict = { readable: true; file: MachineFile } | { readable: false; because: keyof typeof machineFileMessage }

export const machineFileMessage = {
  empty: 'This file is empty. Choose the machine file that the plugin saved.',
  'too-large': 'This file is too large to be a machine file. Choose the one that the plugin saved.',
  'not-text': 'This isn’t a machine file. Choose the .dt file that the plugin saved.',
  incomplete: 'This machine file is incomplete. Save it again in the plugin, and copy all of it.',
  foreign: 'This file doesn’t say which product and device it is for. Save it again in the plugin.',
} as const

const content = z.looseObject({
  id: deviceSignature,
  name: deviceName,
  productId: z.string().regex(/^(?:[a-z0-9-]{3,40}\/)?[a-z0-9-]{3,40}$/),
})

/**
 * A comma before a closing brace, which JSON does not allow and people's editors write; not one inside a string. A string without its end
 * is taken to the end of the file: searching for it again from every quote would block everybody else.
 */
const withoutTrailingCommas = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)|,(?=\s*[}\]])/g, (found) => (found === ',' ? '' : found))

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(withoutTrailingCommas(text))
  } catch {
    return undefined
  }
}

/** Base64 or base64url, however its lines were wrapped. undefined for other characters. */
const decode = (text: string): string | undefined => {
  const letters = text.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=*$/, '')
  if (!/^[A-Za-z0-9+/]+$/.test(letters)) return undefined
  return Buffer.from(letters, 'base64')
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
}

const no = (because: keyof typeof machineFileMessage): MachineFileVerdict => ({ readable: false, because })

/** Reads a machine file in any form: with a byte-order mark, wrapped, in either base64, with a trailing comma. Its content must be complete. */
export const readMachineFile = (given: string): MachineFileVerdict => {
  if (Buffer.byteLength(given) > machineFileBytes) return no('too-large')
  const text = given.replace(/^\uFEFF/, '').trim()
  if (text === '') return no('empty')
  const json = text.startsWith('{') ? text : decode(text)
  if (json === undefined) return no('not-text')
  if (!json.startsWith('{')) return no('not-text')
  const read = readJson(json)
  if (read === undefined) return no('incomplete')
  const parsed = content.safeParse(read)
  if (!parsed.success) return no('foreign')
  const { id, name, productId } = parsed.data
  const [first = '', second] = productId.split('/')
  return { readable: true, file: { signature: id, name, productId: second ?? first, creatorId: second === undefined ? null : first } }
}
