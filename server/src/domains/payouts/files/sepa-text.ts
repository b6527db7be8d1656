/** Letters that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  '&': '+',
}

/**
 * What every bank takes: Latin letters without accents, digits and a few marks. The rest becomes a point, so that a name keeps its
 * length and nobody reads another one into it.
 */
export const sepaText = (text: string, limit: number): string => {
  const plain = [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map((letter) => letters[letter] ?? letter).join('')
  const allowed = plain.replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.').replaceAll(/\/{2,}/g, '/')
  return (
    allowed
      .replaceAll(/\s+/g, ' ')
      .slice(0, limit)
      .replaceAll(/^[/ ]+|[/ ]+$/g, '') || '.'
  )
}
