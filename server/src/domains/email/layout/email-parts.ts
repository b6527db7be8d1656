import { createElement as h, type ReactNode } from 'react'
import type { EmailPart, Inline, Row } from './email.ts'
import { style } from './email-style.ts'
import { plainName } from './plain-name.ts'

/** What somebody typed, kept apart from the sentence around it, whichever way it is written. */
const nameNode = (name: string): ReactNode => h('bdi', null, plainName(name))

const inlineNode = (inline: Inline): ReactNode => {
  if (typeof inline === 'string') return inline
  if ('name' in inline) return nameNode(inline.name)
  if ('address' in inline) return h('b', null, h('bdi', null, inline.address))
  return h('a', { className: 'link', href: inline.link, target: '_blank', rel: 'noreferrer', style: style.link }, inline.label)
}

const factNode = ([label, value]: Row): ReactNode =>
  h(
    'p',
    { key: label, className: 'ink rule', style: style.fact },
    h('span', { className: 'quiet', style: style.label }, `${label}: `),
    nameNode(value),
  )

const amountNode = ([label, amount]: Row, isSum: boolean): ReactNode =>
  h(
    'p',
    { key: `${label} ${amount}`, className: 'ink rule', style: style.amount },
    h('span', null, nameNode(label), ': '),
    isSum ? h('b', null, amount) : h('span', { style: { whiteSpace: 'nowrap' } }, amount),
  )

const pointNode = (text: string, isLast: boolean): ReactNode =>
  h(
    'p',
    { key: text, className: 'ink point', style: isLast ? { ...style.point, marginBottom: '16px' } : style.point },
    '• ',
    nameNode(text),
  )

export const paragraphNode = (...text: Inline[]): ReactNode => h('p', { className: 'ink', style: style.paragraph }, ...text.map(inlineNode))

export const partNode = (part: EmailPart): ReactNode => {
  switch (part.kind) {
    case 'paragraph':
      return paragraphNode(...part.text)
    case 'facts':
      return part.rows.map(factNode)
    case 'amounts':
      return part.rows.map((row, index) => amountNode(row, index === part.rows.length - 1))
    case 'points':
      return part.rows.map((row, index) => pointNode(row, index === part.rows.length - 1))
  }
}
