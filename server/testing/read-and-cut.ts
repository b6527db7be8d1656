import { request } from 'node:http'

/** Reads until this many bytes have come, then closes the connection. */
export const readAndCut = (url: string, enough: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, (answer) => {
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length < enough) return
        asked.destroy()
        resolve(Buffer.concat(parts))
      })
      answer.on('error', () => undefined)
    })
    asked.on('error', (error) => reject(error))
    asked.end()
  })
