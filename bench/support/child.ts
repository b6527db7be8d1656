import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Child = { process: ChildProcess; said(): string; stop(): Promise<void> }

/** Starts a program of Node and waits for the words that say it is ready. */
export const startChild = async (file: string, env: Record<string, string>, readyWords: string): Promise<Child> => {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes(readyWords)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${said}`)))
  })
  return {
    process: child,
    said: () => said,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
