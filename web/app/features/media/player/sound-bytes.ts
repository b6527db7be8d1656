import { Trouble } from './trouble.ts'

/** Inline sounds of a page block are decoded here: a strict CSP does not let `fetch` open data: addresses. */
export const inlineBytes = (url: string): ArrayBuffer => {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  const isBase64 = url.slice(0, comma).endsWith(';base64')
  try {
    const text = isBase64 ? atob(data) : data.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
  } catch (cause) {
    throw new Trouble('unreadable', cause)
  }
}

const fetchedBytes = async (url: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  const response = await fetch(url, { signal })
  if (response.ok) return await response.arrayBuffer()
  throw new Trouble(response.status === 404 || response.status === 410 ? 'missing' : 'unreachable')
}

export const soundBytes = async (url: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  if (url.startsWith('data:')) return inlineBytes(url)
  try {
    return await fetchedBytes(url, signal)
  } catch (problem) {
    if (problem instanceof Trouble) throw problem
    throw new Trouble(navigator.onLine ? 'unreachable' : 'offline', problem)
  }
}
