/** Why a build cannot be offered, in a sentence for whoever made it. It becomes the red line of the report. */
export class Refused extends Error {
  readonly code: string
  readonly detail: string | null

  constructor(code: string, sentence: string, detail: string | null = null) {
    super(sentence)
    this.name = 'Refused'
    this.code = code
    this.detail = detail
  }
}

export const refuse = (code: string, sentence: string, detail: string | null = null): never => {
  throw new Refused(code, sentence, detail)
}
