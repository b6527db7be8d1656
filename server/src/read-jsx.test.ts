import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const reader = new URL('read-jsx.ts', import.meta.url).href
const letter = new URL('domains/email/layout/email-parts.tsx', import.meta.url).href

/** In a process of its own: the test runner reads JSX by itself. */
const runNode = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', cwd: import.meta.dirname })

test('the shop reads its emails straight from their sources', () => {
  const { stdout, stderr } = runNode(`
    const { readJsx } = await import('${reader}')
    readJsx()
    const { Name } = await import('${letter}')
    process.stdout.write(Name({ children: 'Casey' }).props.children)`)
  expect(`${stdout}${stderr}`).toBe('Casey')
})

test('an email with a mistake is named', () => {
  const folder = mkdtempSync(join(import.meta.dirname, 'read-jsx-'))
  try {
    writeFileSync(join(folder, 'broken.tsx'), 'export const Broken = () => <p>')
    const { stderr } = runNode(`
      const { readJsx } = await import('${reader}')
      readJsx()
      await import('${folder}/broken.tsx')`)
    expect(stderr).toContain('broken.tsx')
    expect(stderr).toContain('SyntaxError')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
