import { writeXml, type Xml, xml } from '#kernel/xml.ts'
import { sepaText } from './sepa-text.ts'
import type { BankTransfer } from './transfer.ts'

export type SepaPayer = { name: string; iban: string; bic: string | null }

type SepaFile = { messageId: string; createdAt: Date; executeOn: string; payer: SepaPayer; transfers: readonly BankTransfer[] }

const node = (name: string, ...children: Xml['children']): Xml => xml(name, {}, ...children)

const decimal = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A bank that is not named is found by the account number. */
const agent = (name: string, bic: string | null): Xml =>
  node(name, node('FinInstnId', bic ? node('BICFI', bic) : node('Othr', node('Id', 'NOTPROVIDED'))))

const account = (name: string, iban: string): Xml => node(name, node('Id', node('IBAN', iban)))

const transaction = ({ endToEndId, amount, name, account: to, text }: BankTransfer): Xml =>
  node(
    'CdtTrfTxInf',
    node('PmtId', node('EndToEndId', endToEndId)),
    node('Amt', xml('InstdAmt', { Ccy: 'EUR' }, decimal(amount))),
    ...(to.bic ? [agent('CdtrAgt', to.bic)] : []),
    node('Cdtr', node('Nm', sepaText(name, 70))),
    account('CdtrAcct', to.iban),
    node('RmtInf', node('Ustrd', sepaText(text, 140))),
  )

/** A credit transfer of SEPA (ISO 20022, pain.001.001.09), all of it booked as one. */
export const writeSepa = ({ messageId, createdAt, executeOn, payer, transfers }: SepaFile): string => {
  const count = node('NbOfTxs', String(transfers.length))
  const sum = node('CtrlSum', decimal(transfers.reduce((total, { amount }) => total + amount, 0)))
  const name = node('Nm', sepaText(payer.name, 70))
  return writeXml(
    xml(
      'Document',
      { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' },
      node(
        'CstmrCdtTrfInitn',
        node('GrpHdr', node('MsgId', messageId), node('CreDtTm', createdAt.toISOString().slice(0, 19)), count, sum, node('InitgPty', name)),
        node(
          'PmtInf',
          node('PmtInfId', `${messageId}-1`),
          node('PmtMtd', 'TRF'),
          node('BtchBookg', 'true'),
          count,
          sum,
          node('PmtTpInf', node('SvcLvl', node('Cd', 'SEPA'))),
          node('ReqdExctnDt', node('Dt', executeOn)),
          node('Dbtr', name),
          account('DbtrAcct', payer.iban),
          agent('DbtrAgt', payer.bic),
          node('ChrgBr', 'SLEV'),
          ...transfers.map(transaction),
        ),
      ),
    ),
  )
}
