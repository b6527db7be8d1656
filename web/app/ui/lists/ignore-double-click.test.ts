import { expect, test } from 'vitest'
import { ignoreDoubleClick } from './ignore-double-click.ts'

/** A page that lists its clicks: how many in a row each was. */
const openPage = () => {
  const page = new EventTarget()
  const heard: number[] = []
  const click = (detail: number): boolean => {
    const event = new CustomEvent('click', { detail, cancelable: true })
    page.dispatchEvent(event)
    if (!event.defaultPrevented) heard.push(detail)
    return event.defaultPrevented
  }
  return { page, click, heard }
}

test('after a removal the second and third click in a row have no effect', () => {
  const { page, click, heard } = openPage()
  ignoreDoubleClick(page)
  expect(click(2)).toBe(true)
  expect(click(3)).toBe(true)
  expect(heard).toEqual([])
})

test('the next click counts, and so does a double click that begins with it', () => {
  const { page, click, heard } = openPage()
  ignoreDoubleClick(page)
  click(2)
  click(1)
  click(2)
  expect(heard).toEqual([1, 2])
})

test('a key that presses a button counts: it has no click before it', () => {
  const { page, click, heard } = openPage()
  ignoreDoubleClick(page)
  click(0)
  expect(heard).toEqual([0])
})
