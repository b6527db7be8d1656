import type { CSSProperties } from 'react'

/** Mail clients know no variables, so the site's paper and studio are written out; what they may not drop stands at each element. */
export const paper = { background: '#fbfaf7', line: '#dedad0', ink: '#15151a', quiet: '#5c5a55', accent: '#ff5a1f', link: '#b93a0a' }
export const studio = { background: '#101114', line: '#2a2c32', ink: '#edebe6', quiet: '#a9a69f', accent: '#ff6a33', link: '#ff8f63' }

export const button = { paper: { background: '#c8400c', ink: '#ffffff' }, studio: { background: studio.accent, ink: '#1a0d06' } }

const family = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const textStyle: CSSProperties = { fontFamily: family, color: paper.ink, overflowWrap: 'anywhere', wordBreak: 'break-word' }

export const style = {
  background: { margin: 0, padding: '32px 20px 40px', backgroundColor: paper.background },
  column: { maxWidth: '560px', margin: '0 auto' },
  wordmark: { ...textStyle, margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 650, letterSpacing: '-0.02em' },
  rule: { margin: '20px 0 0', borderTop: `1px solid ${paper.line}` },
  title: { ...textStyle, margin: '36px 0 24px', fontSize: '28px', lineHeight: '34px', fontWeight: 600, letterSpacing: '-0.02em' },
  paragraph: { ...textStyle, margin: '0 0 16px', fontSize: '16px', lineHeight: '26px' },
  // The second line of a long point stands under the first, not under its bullet.
  point: { ...textStyle, margin: '0 0 4px', paddingLeft: '14px', textIndent: '-14px', fontSize: '16px', lineHeight: '24px' },
  // The second line of a long value stands under the first, not under its label.
  fact: {
    ...textStyle,
    margin: 0,
    padding: '10px 0 10px 88px',
    textIndent: '-88px',
    borderTop: `1px solid ${paper.line}`,
    fontSize: '16px',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  // Where a client knows no flex, the amount simply follows its words.
  amount: {
    ...textStyle,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    margin: 0,
    padding: '10px 0',
    borderTop: `1px solid ${paper.line}`,
    fontSize: '16px',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
  label: { display: 'inline-block', width: '88px', textIndent: 0, color: paper.quiet },
  link: { color: paper.link, textDecoration: 'underline' },
  action: { margin: '28px 0' },
  button: {
    padding: '14px 24px',
    borderRadius: '6px',
    backgroundColor: button.paper.background,
    color: button.paper.ink,
    fontFamily: family,
    fontSize: '16px',
    fontWeight: 600,
  },
  footer: { ...textStyle, margin: '16px 0 0', color: paper.quiet, fontSize: '14px', lineHeight: '22px' },
} satisfies Record<string, CSSProperties>

export const barStyle = (height: number, isLit: boolean): CSSProperties => ({
  display: 'inline-block',
  width: '3px',
  height: `${height}px`,
  marginRight: '3px',
  borderRadius: '2px',
  verticalAlign: 'middle',
  backgroundColor: isLit ? paper.accent : paper.ink,
})

/** For clients that follow the reader's choice of light or dark. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.background, .background td { background-color: ${studio.background} !important }
.ink { color: ${studio.ink} !important }
.quiet { color: ${studio.quiet} !important }
.link { color: ${studio.link} !important }
.rule { border-color: ${studio.line} !important }
.bar { background-color: ${studio.ink} !important }
.lit { background-color: ${studio.accent} !important }
.button { background-color: ${button.studio.background} !important; color: ${button.studio.ink} !important }
}`
