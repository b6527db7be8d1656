import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writePeaks } from '#contract/media/peaks.ts'
import { barsPath, Wave, waveLevels } from './wave.tsx'

const peaks = writePeaks(Array.from({ length: 600 }, (_, index) => 0.5 + 0.5 * Math.sin(index * 1.7)))

test('a column shows the loudest of its peaks', () => {
  expect(waveLevels(writePeaks([0, 1, 0.2, 0]), 2)).toEqual([1, waveLevels(writePeaks([0.2]), 1)[0]])
})

test('a sound with fewer peaks than columns repeats its peaks', () => {
  expect(waveLevels(writePeaks([0, 1]), 4)).toEqual([0, 0, 1, 1])
})

test('a sound without peaks is drawn as a row of dots', () => {
  expect(barsPath(waveLevels('', 3), 0, 3)).toBe('M5 50v0m10 0v0m10 0v0')
})

test('a full bar with its round caps stays inside its box', () => {
  expect(barsPath([1, 0.5], 0, 2)).toBe('M5 3v94m10-71v48')
})

test('the played bars and the rest meet without overlap', () => {
  const html = renderToStaticMarkup(<Wave peaks={peaks} columns={10} played={0.3} />)
  expect(html.match(/<path/g)).toHaveLength(2)
  expect(html).toContain('class="stroke-accent" d="M5 ')
  expect(html).toContain('d="M35 ')
})

test('a wave not yet played and one played to the end are one path each', () => {
  expect(renderToStaticMarkup(<Wave peaks={peaks} />).match(/<path/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<Wave peaks={peaks} played={1} />).match(/<path/g)).toHaveLength(1)
})

test('seventy columns are less than a kilobyte of HTML', () => {
  expect(renderToStaticMarkup(<Wave peaks={peaks} columns={70} />).length).toBeLessThan(1000)
  expect(renderToStaticMarkup(<Wave peaks={peaks} columns={70} played={0.5} />).length).toBeLessThan(1000)
})
