import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line to the shop on which the end of every page of the studio never arrives. */
export const openStuckLine = async (shop: string) => {
  const line = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const answer = await fetch(new URL(request.url ?? '/', shop), {
      headers: { ...headers, host: new URL(shop).host, 'accept-encoding': 'identity' },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type, 'content-length': bytes.length })
    if (type.startsWith('text/html')) response.write(bytes.subarray(0, bytes.lastIndexOf('area-end"')))
    else response.end(bytes)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    close: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}
