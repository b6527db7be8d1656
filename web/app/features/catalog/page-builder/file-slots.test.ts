import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { putFile, slotsIn } from '../blocks/block-editing.ts'
import { fileSlot } from '../blocks/file-slot.ts'
import { isRestated, takeStoredFiles } from './stored-files.ts'

const image: PageBlock = { id: 'i', type: 'ImageBlock', image: '', title: null, subtitle: null, body: null, reverseOrder: false }
const player: PageBlock = { id: 'p', type: 'AudioPlayerBlock', samples: [{ id: 's', title: 'Drums', wet: '', dry: null }] }
const quotes: PageBlock = {
  id: 'q',
  type: 'TestimonialsBlock',
  testimonials: [{ id: 't', quote: 'Warm.', name: 'Ida', title: null, image: null }],
}
const page = [image, player, quotes]

test('an uploaded file goes to its slot, and to no other', () => {
  expect(putFile(page, fileSlot('i', 'image'), '/files/a')?.[0]).toMatchObject({ image: '/files/a' })
  const withDry = putFile(page, fileSlot('s', 'dry'), '/files/b')
  expect(withDry?.[1]).toMatchObject({ samples: [{ wet: '', dry: '/files/b' }] })
  expect(withDry?.[0]).toBe(image)
  expect(putFile(page, fileSlot('t', 'image'), '/files/c')?.[2]).toMatchObject({ testimonials: [{ image: '/files/c' }] })
})

test('a file whose block was deleted waits: the block may come back', () => {
  expect(putFile([image], fileSlot('s', 'wet'), '/files/b')).toBeUndefined()
})

test('every slot of a block takes its file', () => {
  for (const block of page) for (const slot of slotsIn(block)) expect(putFile(page, slot, '/files/x')).toBeDefined()
})

test('after a save the text stays as typed and inline files get their address', () => {
  const mine: PageBlock[] = [
    { ...image, type: 'ImageBlock', image: 'data:image/png;base64,AAAA', title: 'Typed since ' } as PageBlock,
    player,
  ]
  const answered = [{ ...image, image: '/files/images/1.webp', title: 'Typed' } as PageBlock]
  const [first, second] = takeStoredFiles(mine, answered)
  expect(first).toMatchObject({ image: '/files/images/1.webp', title: 'Typed since ' })
  expect(second).toBe(player)
})

test('a sample is found by its id, wherever it is now', () => {
  const sample = { title: '', dry: null }
  const mine: PageBlock = {
    id: 'p',
    type: 'AudioPlayerBlock',
    samples: [
      { ...sample, id: '2', wet: 'data:,b' },
      { ...sample, id: '1', wet: '/files/1' },
    ],
  }
  const answered: PageBlock = {
    id: 'p',
    type: 'AudioPlayerBlock',
    samples: [
      { ...sample, id: '1', wet: '/files/1' },
      { ...sample, id: '2', wet: '/files/2' },
    ],
  }
  expect(takeStoredFiles([mine], [answered])[0]).toMatchObject({ samples: [{ wet: '/files/2' }, { wet: '/files/1' }] })
})

test('a page that differs only in the addresses of its files is the same page', () => {
  const inline = [{ ...image, image: 'data:,x' } as PageBlock]
  expect(isRestated(inline, [{ ...image, image: '/files/x' } as PageBlock])).toBe(true)
  expect(isRestated(inline, [{ ...image, image: '/files/x', title: 'New' } as PageBlock])).toBe(false)
  expect(isRestated(inline, [])).toBe(false)
})
