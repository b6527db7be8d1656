import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc123XYZ_-', 'https://www.youtube-nocookie.com/embed/abc123XYZ_-'],
  ['https://youtu.be/abc123XYZ_-', 'https://www.youtube-nocookie.com/embed/abc123XYZ_-'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
])('%s plays in a frame without cookies', (address, url) => {
  expect(videoSource(address)).toMatchObject({ kind: 'frame', url })
})

test('our own files play in the page', () => {
  expect(videoSource('/files/videos/a.mp4')).toEqual({ kind: 'file', url: '/files/videos/a.mp4' })
})

test('an unknown host is only a link', () => {
  expect(videoSource('https://example.test/film')).toEqual({ kind: 'link', url: 'https://example.test/film' })
})

test.each(['javascript:alert(1)', 'http://www.youtube.com/watch?v=abc123XYZ', 'data:text/html,x', 'nonsense', ''])(
  '%s shows nothing',
  (address) => {
    expect(videoSource(address)).toBeUndefined()
  },
)

test('a malformed id does not reach the frame', () => {
  expect(videoSource('https://www.youtube.com/watch?v="><script>')).toMatchObject({ kind: 'link' })
})
