import { expect, test } from 'vitest'
import { answersElement, joinAnswers } from './handed-answers.ts'

const contentOf = (element: string): unknown => JSON.parse(element.slice(element.indexOf('>') + 1, element.lastIndexOf('</script>')))

test('answers travel as the API wrote them, under their names', () => {
  const handed = joinAnswers([
    ['product', '{"price":12.50}'],
    ['reviews', '[]'],
  ])
  expect(contentOf(answersElement([handed], 'n'))).toEqual([{ product: { price: 12.5 }, reviews: [] }])
})

test('no text of a creator can end the element it travels in', () => {
  const element = answersElement([joinAnswers([['product', JSON.stringify('</script><script>alert(1)</script><!--')]])], 'n')
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(contentOf(element)).toEqual([{ product: '</script><script>alert(1)</script><!--' }])
})
