import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Child = { process: ChildProcess; output(): string; stop(): Promise<void> }

/** Starts a Node program and waits for the text that says it is ready. */
export const startChild = async (file: string, env: Record<string, string>, readyText: string): Promise<Child> => {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(readyText)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)))
  })
  return {
    process: child,
    output: () => output,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
