import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
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
export const letHoldPass = (creatorId: string, businessName = 'Northlight Audio AS'): Promise<void> =>
  inDatabase(
    ["update payout_accounts set held_until = now() - interval '1 hour' where creator_id = $1 and replaced_at is null", [creatorId]],
    ['update creators set business_name = $2, address = $3 where id = $1', [creatorId, businessName, JSON.stringify(address)]],
  )

type PaidCreator = { creatorId: string; name: string; email: string }

/** A creator of the journey's own, with an Admin, whose share of a sale of last month is due: each try has another one to pay. */
export const openPaidCreator = async ({ creatorId, name, email }: PaidCreator): Promise<void> => {
  const [own, entry] = ['usr', 'led'].map((prefix) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 26)}`)
  await inDatabase(
    ['insert into creators (id, slug, name, created_at) values ($1, $1, $2, now())', [creatorId, name]],
    [
      `insert into users (id, email, name, password_hash, confirmed_at, created_at)
      select $1, $2, 'Signe Holm', u.password_hash, now(), now() from users u where u.email = 'ada@northlight.test'`,
      [own, email],
    ],
    [`insert into creator_members (creator_id, user_id, roles, created_at) values ($1, $2, '{Admin}', now())`, [creatorId, own]],
    // The sale that its line names is the demo shop's first.
    [
      `insert into ledger_entries (id, kind, reference, order_id, at)
      select $1, 'Sale', $1, s.order_id, s.at from sales s where s.creator_id = 'northlight-audio' order by s.at limit 1`,
      [entry],
    ],
    [
      `insert into ledger_lines (entry_id, index, account, creator_id, line_id, currency, amount, due_at)
      select e.id, side.index, side.account, case side.index when 1 then $2 end, l.line_id, 'EUR', side.amount, case side.index when 1 then e.at end
      from ledger_entries e join sale_lines l on l.order_id = e.order_id and l.index = 0
      cross join (values (0, 'Provider', 5643), (1, 'Creator', -5643)) as side (index, account, amount) where e.id = $1`,
      [entry, creatorId],
    ],
  )
}

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
