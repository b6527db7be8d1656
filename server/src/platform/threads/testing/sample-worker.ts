import { answerInThread } from '../answer-in-thread.ts'

answerInThread({ niceness: 0 }, async (work: string) => {
  if (work === 'fail') throw new Error('This cannot be made')
  if (work === 'die') process.exit(3)
  return Buffer.from(`${work} made`)
})
