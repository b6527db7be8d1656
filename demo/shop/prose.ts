const isListed = (line: string): boolean => /^(?:- |\d+\. |#+ |> )/.test(line)

/**
 * Text as it stands in the shop's files: indented with the code and broken where the editor is narrow.
 * Paragraphs come out on one line each; lists, quotes and headings keep their lines.
 */
export const prose = (parts: TemplateStringsArray): string => {
  const lines: string[] = []
  for (const line of parts.join('').split('\n')) {
    const text = line.trim()
    const last = lines.at(-1)
    if (last && text && !isListed(text)) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines.join('\n').trim()
}
