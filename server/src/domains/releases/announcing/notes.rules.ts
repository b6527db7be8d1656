import { renderMarkdown } from '#kernel/markdown.ts'

const lineLimit = 12
const letterLimit = 280

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim()

const cut = (line: string): string => {
  const letters = Array.from(line)
  return letters.length > letterLimit ? `${letters.slice(0, letterLimit).join('').trimEnd()}…` : line
}

/**
 * Release notes as lines of plain text for a mail, a bullet before each point. What they link to or show is left to the page: a
 * mail carries our own links alone.
 */
export const listNotes = (notes: string): { lines: string[]; isWhole: boolean } => {
  const marked = renderMarkdown(notes).replaceAll(/<li[^>]*>\s*(?:<p>)?/g, '<p>• ')
  const all = marked
    .split(/<\/?(?:p|h[1-6]|ul|ol|li|pre|blockquote|hr|table|tr|section)\b[^>]*>/)
    .map(textOf)
    .filter((line) => line !== '' && line !== '•')
  const lines = all.slice(0, lineLimit).map(cut)
  return { lines, isWhole: lines.length === all.length && lines.every((line, index) => line === all[index]) }
}
