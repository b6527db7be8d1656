import type { ReactNode } from 'react'
import { style } from './email-style.ts'
import { plainName } from './plain-name.ts'

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p className="ink" style={style.paragraph}>
    {children}
  </p>
)

/** What somebody typed, kept apart from the sentence around it, whichever way it is written. */
export const Name = ({ children }: { children: string }) => <bdi>{plainName(children)}</bdi>

export const EmailAddress = ({ children }: { children: string }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
)

export const EmailLink = ({ to, children }: { to: string; children: string }) => (
  <a className="link" href={to} target="_blank" rel="noreferrer" style={style.link}>
    {children}
  </a>
)

/** What happened, line by line: `Device: Firefox on Linux`. */
export const Facts = ({ of }: { of: readonly (readonly [label: string, value: string])[] }) => (
  <>
    {of.map(([label, value]) => (
      <p key={label} className="ink rule" style={style.fact}>
        <span className="quiet" style={style.label}>{`${label}: `}</span>
        <Name>{value}</Name>
      </p>
    ))}
  </>
)

/** What was paid for, line by line, the sum last: `Tape One: €59.00`. */
export const Amounts = ({ of }: { of: readonly (readonly [label: string, amount: string])[] }) => (
  <>
    {of.map(([label, amount], place) => (
      <p key={`${label} ${amount}`} className="ink rule" style={style.amount}>
        <span>
          <Name>{label}</Name>
          {': '}
        </span>
        {place === of.length - 1 ? <b>{amount}</b> : <span style={{ whiteSpace: 'nowrap' }}>{amount}</span>}
      </p>
    ))}
  </>
)
