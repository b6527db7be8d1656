import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Email } from './email.ts'
import { paragraphNode, partNode } from './email-parts.ts'
import { darkStyle, style } from './email-style.ts'
import { wordmark } from './wordmark.ts'

const head = (title: string): ReactNode =>
  h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
    h('style', null, darkStyle),
  )

const greeting = (name: string): ReactNode => (name ? paragraphNode('Hello ', { name }, ',') : paragraphNode('Hello,'))

const button = ({ label, link }: Email['action']): ReactNode =>
  h(Section, { style: style.action }, h(Button, { className: 'button', href: link, style: style.button }, label))

const footer = (because: string, shop: string): ReactNode[] => [
  h('p', { className: 'quiet', style: style.footer }, because),
  h(
    'p',
    { className: 'quiet', style: { ...style.footer, marginTop: '4px' } },
    'Soundfair, ',
    h(Link, { className: 'quiet', href: shop, style: { ...style.link, color: 'inherit' } }, shop),
  ),
]

/** What every email looks like: who writes, what about, one thing to press, and why it came. Written without JSX, which Node does not read. */
export const emailFrame = ({ title, preview, name, action, body, otherwise = [], because }: Email): ReactElement =>
  h(
    Html,
    null,
    head(title),
    h(Preview, null, preview),
    h(
      Body,
      { className: 'background', style: style.background },
      h(
        Container,
        { style: style.column },
        wordmark(),
        h(Hr, { className: 'rule', style: style.rule, 'data-skip-in-text': 'true' } as object),
        h(Heading, { className: 'ink', style: style.title }, title),
        name !== undefined && greeting(name),
        ...body.map(partNode),
        button(action),
        ...otherwise.map(partNode),
        h(Hr, { className: 'rule', style: { ...style.rule, marginTop: '40px' } }),
        ...footer(because, new URL(action.link).origin),
      ),
    ),
  )
