import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page as one text, with the state that React Router streams after it. Nothing of it is sent before all of it is rendered. */
export const renderWhole = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(pieces).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      // No part of the page is streamed after the others, however large.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
