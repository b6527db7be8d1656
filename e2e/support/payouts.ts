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

/** What a journey cannot wait for: ends the three days' hold of a new account, and sets the details for statements. */
export const letHoldPass = (creatorId: string, businessName = 'Northlight Audio AS'): Promise<void> =>
  inDatabase(
    ["update payout_accounts set held_until = now() - interval '1 hour' where creator_id = $1 and replaced_at is null", [creatorId]],
    ['update creators set business_name = $2, address = $3 where id = $1', [creatorId, businessName, JSON.stringify(address)]],
  )

type PaidCreator = { creatorId: string; name: string; email: string }

/** A new creator with an Admin, whose share of last month's sale is due: each attempt of the journey has its own to pay. */
export const openPaidCreator = async ({ creatorId, name, email }: PaidCreator): Promise<void> => {
  const [userId, entryId, saleId] = ['usr', 'led', 'sal'].map((prefix) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 26)}`)
  const orderId = randomUUID()
  const lineId = `p/${creatorId}/quay/perpetual`
  await inDatabase(
    ['insert into creators (id, slug, name, created_at) values ($1, $1, $2, now())', [creatorId, name]],
    [
      `insert into users (id, email, name, password_hash, confirmed_at, created_at)
      select $1, $2, 'Signe Holm', u.password_hash, now(), now() from users u where u.email = 'ada@northlight.test'`,
      [userId, email],
    ],
    [`insert into creator_members (creator_id, user_id, roles, created_at) values ($1, $2, '{Admin}', now())`, [creatorId, userId]],
    [
      `insert into orders (id, currency, status, created_at, visited_at, number, completed_at)
      select $1, 'EUR', 'Completed', day, day, nextval('order_numbers'), day from (select now() - interval '40 days' as day) sold`,
      [orderId],
    ],
    [
      `insert into sales (id, order_id, order_number, creator_id, at, customer_name, customer_email, country, currency,
        gross, discount, tax, due, fee, net, status, what, units, items, channels, earned)
      select $1, o.id, o.number, $3, o.completed_at, 'Robin Vale', 'robin@example.test', 'DE', 'EUR',
        7900, 0, 1261, 7900, 996, 5643, 'Completed', 'Quay', 1, '{product/quay}', '{Marketplace}', 5643 from orders o where o.id = $2`,
      [saleId, orderId, creatorId],
    ],
    [
      `insert into sale_lines (order_id, line_id, sale_id, index, kind, creator_id, item_id, variation_id, name, variation_name, quantity,
        original, discount, subtotal, tax, due, fee_rate, fee_reason, fee, net)
      values ($1, $2, $3, 0, 'product', $4, 'quay', 'perpetual', 'Quay', 'Perpetual', 1, 7900, 0, 7900, 1261, 7900, 0.15, 'Marketplace', 996, 5643)`,
      [orderId, lineId, saleId, creatorId],
    ],
    [
      `insert into ledger_entries (id, kind, reference, order_id, at) select $1, 'Sale', $1, o.id, o.completed_at from orders o where o.id = $2`,
      [entryId, orderId],
    ],
    [
      `insert into ledger_lines (entry_id, index, account, creator_id, line_id, currency, amount, due_at)
      select $1, index, account, case index when 1 then $2 end, $3, 'EUR', amount, case index when 1 then now() - interval '26 days' end
      from (values (0, 'Provider', 7900), (1, 'Creator', -5643), (2, 'Fees', -996), (3, 'Tax', -1261)) as side (index, account, amount)`,
      [entryId, creatorId, lineId],
    ],
  )
}

/** A run pays everyone, so journeys with payout runs wait for each other. Returns the function that lets the next one start. */
export const waitForPayouts = async (): Promise<() => Promise<void>> => {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE ?? '' })
  await database.connect()
  await database.query("select pg_advisory_lock(hashtext('journeys that run payouts'))")
  // A day has only one run: one of an earlier attempt is moved to a day long ago.
  await database.query(`
    update payout_runs r set day = moved.day
    from (select id, (select min(day) from payout_runs) - row_number() over (order by id)::int as day from payout_runs where day >= current_date) moved
    where r.id = moved.id`)
  return () => database.end()
}

/** Another process of the shop, on the same database, with its clock three weeks ahead: today's sales are due there. */
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

/** Sets our own account, from which creators are paid. */
export const enterPayer = (): Promise<void> =>
  inDatabase(["update sellers set details = details || jsonb_build_object('payer', $1::jsonb)", [JSON.stringify(payer)]])

/** The bank's confirmation: a camt.053 file with one booked entry. */
export const statementOf = (reference: string, amount: string) => ({
  name: 'statement.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`),
})
