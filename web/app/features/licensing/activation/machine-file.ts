/** What the page can check in a machine file before it is sent; the server validates it fully. */
export type MachineFileVerdict =
  | { readable: true; productId: string | undefined; device: string | undefined }
  | { readable: false; message: string }

const maxBytes = 8 * 1024

const readBase64 = (text: string): string => {
  const tidy = text
    .replaceAll(/[\s\uFEFF]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(tidy.replace(/=+$/, '')), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** Some plugins, and some people, provide the decoded JSON. */
const decode = (text: string): unknown => {
  const given = text.replace(/^\uFEFF/, '').trim()
  const json = given.startsWith('{') ? given : readBase64(given)
  return JSON.parse(json.replace(/^\uFEFF/, '').replaceAll(/,\s*([}\]])/g, '$1'))
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const lookAtMachineFile = (text: string): MachineFileVerdict => {
  if (text.trim() === '') return { readable: false, message: 'Choose the machine file, or paste its contents.' }
  if (new TextEncoder().encode(text).length > maxBytes) {
    return { readable: false, message: 'This file is too large for a machine file (8 KB). Choose the file that the plugin saved.' }
  }
  try {
    const { productId, name } = decode(text) as Record<string, unknown>
    return { readable: true, productId: textIn(productId), device: textIn(name) }
  } catch {
    return {
      readable: false,
      message: 'This isn’t a machine file, or part of it is missing. Save it in the plugin again and choose the whole file.',
    }
  }
}
