import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { freePort, untilOpen } from './start-shop.ts'

const address = { countryCode: 'NO', streetAddress1: 'Storgata 1', streetAddress2: null, locality: 'Oslo', region: null, postCode: '0155' }
const payer = { sepa: { iban: 'AT611904300234573201', bic: null }, ach: null }

const inDatabase = async (...queries: [string, unknown[]][]): Promise<void> => {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE ?? '' })
  await database.connect()
  for (const [query, values] of queries) await database.query(query, values)
  await database.end()
}

/** What a journey cannot wait for: the three days of a new account go by, and the details for statements are there. */
export const letHoldPass = (creatorId: string): Promise<void> =>
  inDatabase(
    ["update payout_accounts set held_until = now() - interval '1 hour' where creator_id = $1 and replaced_at is null", [creatorId]],
    ['update creators set business_name = $2, address = $3 where id = $1', [creatorId, 'Northlight Audio AS', JSON.stringify(address)]],
  )

/** A run pays everybody: journeys that run payouts wait for each other. Answers how to let the next one go. */
export const waitForPayouts = async (): Promise<() => Promise<void>> => {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE ?? '' })
  await database.connect()
  await database.query("select pg_advisory_lock(hashtext('journeys that run payouts'))")
  return () => database.end()
}

/** Another process of the shop, on the same database, in three weeks: what is sold today is due there. */
export const openLaterShop = async () => {
  const port = await freePort()
  const shop = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      ROLE: 'web',
      TEST_CLOCK: '+21d',
      DATABASE_URL: process.env.SHOP_DATABASE ?? '',
      DATA_DIR: process.env.SHOP_DATA ?? '',
      CHECK_ANSWERS: '1',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilOpen(shop)
  return {
    url: `http://localhost:${port}`,
    stop: async (): Promise<void> => {
      const gone = once(shop, 'exit')
      shop.kill('SIGTERM')
      await gone
    },
  }
}

/** The account of our own from which creators are paid. */
export const enterPayer = (): Promise<void> =>
  inDatabase(["update sellers set details = details || jsonb_build_object('payer', $1::jsonb)", [JSON.stringify(payer)]])

/** What the bank says when it has paid: a camt.053 file with one booked entry. */
export const statementOf = (reference: string, amount: string) => ({
  name: 'statement.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`),
})
