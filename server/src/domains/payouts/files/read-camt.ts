import { XMLParser } from 'fast-xml-parser'
import { refuse } from '#kernel/refusal.ts'

/** One transfer of a bank's statement. */
export type StatementLine = {
  endToEndId: string
  currency: string
  /** As it is written, such as '12.34'. */
  amount: string
  isReturn: boolean
  reason: string
}

/** Lists stay lists also when they have one element; numbers stay texts; no entity is expanded but XML's own five. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: (name) => ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'AddtlInf'].includes(name),
})

type Node = { readonly [name: string]: unknown }

const at = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Node)[name] : undefined), node)

const listAt = (node: unknown, ...path: string[]): unknown[] => {
  const found = at(node, ...path)
  return Array.isArray(found) ? found : []
}

const textAt = (node: unknown, ...path: string[]): string => {
  const found = at(node, ...path)
  const inner = typeof found === 'object' && found !== null ? (found as Node)['#text'] : found
  return typeof inner === 'string' ? inner.trim() : ''
}

/** Booked; what is only announced may still change. Older versions have the word itself where newer ones have a code. */
const isBooked = (entry: unknown): boolean => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'

const readTransaction = (entry: unknown, transaction: unknown): StatementLine => {
  const amount = at(transaction, 'Amt') ? ['Amt'] : ['AmtDtls', 'TxAmt', 'Amt']
  const [holder, path] = textAt(transaction, ...amount) ? [transaction, amount] : [entry, ['Amt']]
  const isCredit = (textAt(transaction, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT'
  const code = textAt(transaction, 'RtrInf', 'Rsn', 'Cd') || textAt(transaction, 'RtrInf', 'Rsn', 'Prtry')
  const remarks = listAt(transaction, 'RtrInf', 'AddtlInf').map((line) => (typeof line === 'string' ? line : ''))
  return {
    endToEndId: textAt(transaction, 'Refs', 'EndToEndId'),
    currency: textAt(holder, ...path, '@Ccy'),
    amount: textAt(holder, ...path),
    isReturn: isCredit || code !== '',
    reason: [code, ...remarks].filter(Boolean).join(' ') || 'The bank sent it back.',
  }
}

/** What a bank's statement (camt.053, of any version) says about single transfers. */
export const readCamt = (text: string): StatementLine[] => {
  let parsed: unknown
  try {
    parsed = parser.parse(text, true)
  } catch {
    refuse('invalid-input', { detail: 'This isn’t an XML file. Ask your bank for a camt.053 statement.' })
  }
  const statement = at(parsed, 'Document', 'BkToCstmrStmt')
  if (statement === undefined) refuse('invalid-input', { detail: 'This isn’t a camt.053 statement.' })
  return listAt(statement, 'Stmt')
    .flatMap((one) => listAt(one, 'Ntry'))
    .filter(isBooked)
    .flatMap((entry) =>
      listAt(entry, 'NtryDtls')
        .flatMap((details) => listAt(details, 'TxDtls'))
        .map((transaction) => readTransaction(entry, transaction)),
    )
}
