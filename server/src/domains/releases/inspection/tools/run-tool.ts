import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

export type ToolLimits = { seconds: number; megabytes: number /** What it may write into one file. */; fileBytes: number }

export type RunningTool = {
  stdin: Writable
  stdout: Readable
  /** How it ended, with the end of what it complained about. */
  ended: Promise<ToolEnd>
  stop(): void
}
export type ToolEnd = { code: number | null; isLate: boolean; complaint: string }

const complaintLength = 8_192

type Child = ChildProcessByStdio<Writable, Readable, Readable>

const watch = (child: Child, seconds: number, signal?: AbortSignal): RunningTool => {
  let [complaint, isLate] = ['', false]
  const stop = (): void => {
    child.kill('SIGKILL')
  }
  const late = setTimeout(() => {
    isLate = true
    stop()
  }, seconds * 1_000)
  signal?.addEventListener('abort', stop, { once: true })
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-complaintLength)
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  const { promise: ended, resolve, reject } = Promise.withResolvers<ToolEnd>()
  // Whoever stops reading asks for the end no more.
  ended.catch(() => undefined)
  child.on('error', reject)
  child.on('close', (code) => {
    clearTimeout(late)
    signal?.removeEventListener('abort', stop)
    resolve({ code, isLate, complaint })
  })
  return { stdin: child.stdin, stdout: child.stdout, ended, stop }
}

/** Starts a program on a stranger's file: without a shell, in plain English, and with bounds that the system keeps. */
export const runTool = (
  { program, prlimit, cwd }: { program: string; prlimit: string | null; cwd?: string },
  args: readonly string[],
  limits: ToolLimits,
  signal?: AbortSignal,
): RunningTool => {
  signal?.throwIfAborted()
  const bounds = [
    `--as=${limits.megabytes * 1024 ** 2}`,
    `--cpu=${Math.ceil(limits.seconds)}`,
    `--fsize=${limits.fileBytes}`,
    '--core=0',
    '--nofile=256',
    '--',
  ]
  const [file, all] = prlimit ? [prlimit, [...bounds, program, ...args]] : [program, [...args]]
  const child = spawn(file, all, {
    shell: false,
    // The last makes the same installer of the same files, whenever it is built.
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', SOURCE_DATE_EPOCH: '315532800' },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
  })
  return watch(child, limits.seconds, signal)
}
