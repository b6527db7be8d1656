/** What a button of the toolbar does to the text, as data: the text and its selection. */

export type Selection = { text: string; from: number; to: number }
export type MarkdownMark = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link'

const wrap = ({ text, from, to }: Selection, sign: string, otherwise: string): Selection => {
  const chosen = text.slice(from, to)
  const isMarked = text.slice(from - sign.length, from) === sign && text.slice(to, to + sign.length) === sign
  if (isMarked) {
    const plain = text.slice(0, from - sign.length) + chosen + text.slice(to + sign.length)
    return { text: plain, from: from - sign.length, to: to - sign.length }
  }
  const label = chosen || otherwise
  return {
    text: text.slice(0, from) + sign + label + sign + text.slice(to),
    from: from + sign.length,
    to: from + sign.length + label.length,
  }
}

/** Adds the sign to every line that the selection touches, or removes it when all of them have it. */
const prefix = ({ text, from, to }: Selection, sign: string): Selection => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : `${sign}${line}`)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}

const link = ({ text, from, to }: Selection): Selection => {
  const label = text.slice(from, to) || 'words'
  const address = 'https://'
  const start = from + label.length + 3
  return { text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`, from: start, to: start + address.length }
}

export const applyMark = (selection: Selection, mark: MarkdownMark): Selection => {
  switch (mark) {
    case 'bold':
      return wrap(selection, '**', 'words')
    case 'italic':
      return wrap(selection, '*', 'words')
    case 'heading':
      return prefix(selection, '### ')
    case 'list':
      return prefix(selection, '- ')
    case 'quote':
      return prefix(selection, '> ')
    case 'link':
      return link(selection)
  }
}
