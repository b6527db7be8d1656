import type { AchTransfer } from './transfer.ts'

export type NachaPayer = {
  /** Ten characters that our bank gave us, and the names it knows us and itself by. */
  companyId: string
  companyName: string
  routingNumber: string
  bankName: string
}

type NachaFile = {
  createdAt: Date
  /** When it is to be booked: YYYY-MM-DD. */
  executeOn: string
  /** Which file of the day it is: A, then B. */
  modifier: string
  payer: NachaPayer
  transfers: readonly AchTransfer[]
}

/** A text field: capitals, digits and blanks, filled up on the right. */
const text = (value: string, width: number): string =>
  value
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,&'()/-]/g, ' ')
    .slice(0, width)
    .padEnd(width)

const digits = (value: number | string, width: number): string => {
  const written = String(value).padStart(width, '0')
  if (written.length > width || !/^\d+$/.test(written)) throw new Error(`${value} has no room in ${width} digits of a NACHA file`)
  return written
}

const shortDay = (day: string): string => day.replaceAll('-', '').slice(2)

/** The first eight digits of a routing number name a bank. */
const bankOf = (routingNumber: string): string => routingNumber.slice(0, 8)

const transactionCodes = { Checking: '22', Saving: '32' } as const

const sumOf = (transfers: readonly AchTransfer[]): number => transfers.reduce((total, { amount }) => total + amount, 0)

/** The banks' numbers added up; what has no room in ten digits is cut off on the left. */
const hashOf = (transfers: readonly AchTransfer[]): string =>
  String(transfers.reduce((total, { account }) => total + Number(bankOf(account.routingNumber)), 0) % 10_000_000_000).padStart(10, '0')

const fileHeader = ({ createdAt, modifier, payer }: NachaFile): string => {
  const moment = createdAt.toISOString()
  const time = moment.slice(11, 16).replace(':', '')
  return `101 ${payer.routingNumber}${text(payer.companyId, 10)}${shortDay(moment.slice(0, 10))}${time}${modifier}094101${text(payer.bankName, 23)}${text(payer.companyName, 23)}${text('', 8)}`
}

/** 220: credits only. CCD: to a business. */
const batchHeader = ({ createdAt, executeOn, payer }: NachaFile): string =>
  `5220${text(payer.companyName, 16)}${text('', 20)}${text(payer.companyId, 10)}CCD${text('PAYOUT', 10)}${shortDay(createdAt.toISOString().slice(0, 10))}${shortDay(executeOn)}   1${bankOf(payer.routingNumber)}${digits(1, 7)}`

const entry = ({ payer }: NachaFile, { account, amount, payoutId, name }: AchTransfer, index: number): string =>
  `6${transactionCodes[account.accountType]}${account.routingNumber}${text(account.accountNumber, 17)}${digits(amount, 10)}${text(payoutId.slice(-15), 15)}${text(name, 22)}  0${bankOf(payer.routingNumber)}${digits(index + 1, 7)}`

const batchControl = ({ payer, transfers }: NachaFile): string =>
  `8220${digits(transfers.length, 6)}${hashOf(transfers)}${digits(0, 12)}${digits(sumOf(transfers), 12)}${text(payer.companyId, 10)}${text('', 25)}${bankOf(payer.routingNumber)}${digits(1, 7)}`

const fileControl = ({ transfers }: NachaFile, blocks: number): string =>
  `9${digits(1, 6)}${digits(blocks, 6)}${digits(transfers.length, 8)}${hashOf(transfers)}${digits(0, 12)}${digits(sumOf(transfers), 12)}${text('', 39)}`

/** An ACH file as NACHA has it: records of 94 characters, ten to a block, the last block filled up with nines. */
export const writeNacha = (file: NachaFile): string => {
  const { transfers } = file
  const records = transfers.length + 4
  const blocks = Math.ceil(records / 10)
  const filler = Array.from({ length: blocks * 10 - records }, () => '9'.repeat(94))
  const written = [
    fileHeader(file),
    batchHeader(file),
    ...transfers.map((transfer, index) => entry(file, transfer, index)),
    batchControl(file),
    fileControl(file, blocks),
    ...filler,
  ]
  return `${written.join('\n')}\n`
}
