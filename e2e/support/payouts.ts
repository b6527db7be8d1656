import pg from 'pg'

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
