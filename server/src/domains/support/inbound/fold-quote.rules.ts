/** What somebody wrote, and what their mail program quoted below it. */
export type Folded = { body: string; quoted: string | null }

const isQuoted = (line: string): boolean => line.startsWith('>')

/** "On Friday Sam wrote:" in the languages that most mail programs speak, also over two lines. */
const introduces =
  /^(?:On|Am|Le|El|Il|Em|Den|Op)\b.{5,300}(?:wrote|schrieb.{0,80}|a écrit|escribió|ha scritto|escreveu|skrev|schreef)\s*:$/su
/** What Outlook and its kin put above the mail they answer. */
const divides = /^(?:-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d.origine|Forwarded message)\s*-{2,}|_{10,})$/iu
const headsMail = /^(?:From|Von|De|Da|Van):\s.+$/u

const beginsQuote = (lines: readonly string[], index: number): boolean => {
  const line = lines[index]?.trim() ?? ''
  const next = lines[index + 1]?.trim() ?? ''
  if (introduces.test(line) || (next && introduces.test(`${line} ${next}`)) || divides.test(line)) return true
  return headsMail.test(line) && /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato)\b.*:/u.test(next)
}

/** Answers between the quoted lines: folding them away would hide what was said. */
const isAnsweredInside = (lines: readonly string[]): boolean => {
  const first = lines.findIndex(isQuoted)
  return first !== -1 && lines.slice(first).some((line) => line.trim() !== '' && !isQuoted(line))
}

/** Where nothing but quoted lines follow to the end. */
const findTail = (lines: readonly string[]): number => {
  let index = lines.length
  while (index > 0 && (isQuoted(lines[index - 1] ?? '') || (lines[index - 1] ?? '').trim() === '')) index--
  return lines.slice(index).some(isQuoted) ? index : -1
}

export const foldQuote = (text: string): Folded => {
  const lines = text.split('\n')
  const begun = lines.findIndex((_line, index) => beginsQuote(lines, index))
  const at = begun === -1 ? findTail(lines) : begun
  if (at === -1 || isAnsweredInside(lines.slice(at))) return { body: text.trim(), quoted: null }
  const body = lines.slice(0, at).join('\n').trim()
  // A mail that is all quote says nothing else: it is shown as it is.
  return body ? { body, quoted: lines.slice(at).join('\n').trim() } : { body: text.trim(), quoted: null }
}
