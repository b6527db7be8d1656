import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** The other end of a drawing thread: draws whatever comes, one answer for each. */
export const answerDrawings = <Content>(draw: (content: Content) => Promise<Buffer>): void => {
  const port = parentPort
  if (!port) throw new Error('This runs as a worker only.')

  // Linux counts threads by themselves: whoever waits for a page goes before whoever waits for a paper.
  if (process.platform === 'linux') setPriority(10)

  port.on('message', async ({ turn, content }: { turn: number; content: Content }) => {
    try {
      const pdf = new Uint8Array(await draw(content))
      port.postMessage({ turn, pdf }, [pdf.buffer])
    } catch (error) {
      port.postMessage({ turn, fault: String(error) })
    }
  })
}
