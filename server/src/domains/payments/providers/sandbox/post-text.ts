import { Agent, request } from 'node:http'

// Connections are reused: the Sandbox and the shop talk for every payment.
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

type Post = { url: string; body: string; headers: Record<string, string>; within: number }

/** Sends JSON text and reads the answer. Redirects are not followed, and it waits at most this many milliseconds. */
export const postText = ({ url, body, headers, within }: Post): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body))
    const signal = AbortSignal.timeout(within)
    const options = { method: 'POST', agent, signal, headers: { 'content-type': 'application/json', 'content-length': length, ...headers } }
    const call = request(url, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
