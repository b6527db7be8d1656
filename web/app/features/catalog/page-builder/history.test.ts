import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type History, record, redo, redoable, restate, startHistory, undo, undoable } from './history.ts'

const type = (history: History<string>, present: string, at: number, field = 'title') =>
  record(history, present, { what: 'Edit Text', field, at })

test('the last change is undone first, and redone last', () => {
  let history = record(startHistory('a'), 'b', { what: 'Move Text', at: 0 })
  history = record(history, 'c', { what: 'Delete Image', at: 1 })
  expect(undoable(history)).toBe('Delete Image')
  history = undo(history)
  expect(history.present).toBe('b')
  expect([undoable(history), redoable(history)]).toEqual(['Move Text', 'Delete Image'])
  expect(redo(history).present).toBe('c')
  expect(undo(undo(history)).present).toBe('a')
})

test('typing in one field is one step, until there is a pause', () => {
  let history = type(startHistory(''), 't', 0)
  history = type(history, 'ta', 400)
  history = type(history, 'tap', 900)
  history = type(history, 'tape', 3000)
  expect(undo(history).present).toBe('tap')
  expect(undo(undo(history)).present).toBe('')
})

test('another field is another step', () => {
  const history = type(type(startHistory(''), 't', 0, 'title'), 's', 100, 'subtitle')
  expect(undo(history).present).toBe('t')
})

test('typing after an undo is a new step and drops what was undone', () => {
  const undone = undo(type(type(startHistory(''), 'a', 0), 'b', 5000))
  const history = type(undone, 'c', 5100)
  expect(redoable(history)).toBeUndefined()
  expect(undo(history).present).toBe('a')
})

test('the address of a file that replaces its inline bytes is not a step', () => {
  const history = restate(type(startHistory('a'), 'inline', 0), 'stored')
  expect(history.present).toBe('stored')
  expect(undo(history).present).toBe('a')
})

test('undoing everything and redoing everything ends where it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.nat(5000), fc.constantFrom('a', 'b', undefined)), { maxLength: 60 }), (steps) => {
      let at = 0
      let history = startHistory('start')
      for (const [value, wait, field] of steps) {
        at += wait
        history = record(history, value, { what: 'Edit', field, at })
      }
      const end = history.present
      let back = history
      while (undoable(back)) back = undo(back)
      expect(back.present).toBe('start')
      while (redoable(back)) back = redo(back)
      expect(back.present).toBe(end)
    }),
  )
})
