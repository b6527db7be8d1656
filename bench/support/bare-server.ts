import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

/** The limits: only node:http, and the same with one prepared select of a single row. */
const body = readFileSync(process.env.BODY ?? '')
const pool = process.env.DATABASE_URL ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : undefined
const query = { name: 'one', text: 'select id, name from creators where id = $1', values: [process.env.CREATOR ?? ''] }

const server = createServer((_request, response) => {
  const send = (): void => {
    response.writeHead(200, { 'content-type': process.env.TYPE ?? 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(body)
  }
  if (pool) void pool.query(query).then(send)
  else send()
})

server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('bare server ready'))
process.on('SIGTERM', () => process.exit(0))
