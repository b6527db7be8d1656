import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'

export type Sending = { length: number; sent: number; isWhole: boolean }

/**
 * Watches a part of a file go out and reports how much did, once it is over, however it ended. The bytes go straight from
 * the file to the connection; here they are only counted as they pass.
 */
export const followSending = (response: ServerResponse, length: number, over: (sending: Sending) => void): void => {
  let passed = 0
  response.once('pipe', (body: Readable) => {
    body.on('data', (chunk: Buffer) => {
      passed += chunk.length
    })
  })
  finished(response, (error) => {
    const isWhole = !error && passed >= length
    // What was still buffered when the connection was cut never left.
    const sent = isWhole ? length : Math.max(0, Math.min(passed - response.writableLength, length - 1))
    over({ length, sent, isWhole })
  })
}
