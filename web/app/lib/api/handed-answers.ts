/** A reference in a page's loader data to answers that travel next to it, as the text the API gave. */
export type Handed = { handed: number }

/** The element in the HTML that holds the answers: data, which never runs. */
export const answersId = 'answers'

export const isHanded = (data: object): data is Handed => 'handed' in data && typeof data.handed === 'number'

/** A page's answers as one text: only a name and a colon are put around what the API wrote. */
export const joinAnswers = (texts: readonly (readonly [name: string, text: string])[]): string =>
  `{${texts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`

/** The element with all answers. In JSON a `<` occurs only in strings, where it can be escaped. */
export const answersElement = (handed: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}" type="application/json" id="${answersId}">[${handed.join(',').replaceAll('<', '\\u003c')}]</script>`

let arrived: unknown[] | undefined

/** The answers that came with the first page. */
export const takeHanded = ({ handed }: Handed): Record<string, unknown> => {
  arrived ??= JSON.parse(document.getElementById(answersId)?.textContent ?? '[]') as unknown[]
  return arrived[handed] as Record<string, unknown>
}
