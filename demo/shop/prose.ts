const isListed = (line: string): boolean => /^(?:- |\d+\. |#+ |> )/.test(line)

/**
 * Text in the shop's files, which is indented and wrapped like code. Each paragraph becomes one line; lists, quotes and headings keep their
 * lines.
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
