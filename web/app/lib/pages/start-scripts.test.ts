import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { startScripts } from './start-scripts.ts'

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/vendor.js', '/assets/site.js'] },
    home: { id: 'home', module: '/assets/home.js', clientLoaderModule: '/assets/home-loader.js', imports: [] },
    cart: { id: 'cart', module: '/assets/cart.js', imports: [] },
  },
}
const context = {
  manifest,
  serverHandoffString: '{}',
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
} as unknown as EntryContext

test('a page names every script it needs once, and none of another page', () => {
  const element = startScripts({ context, state: '', nonce: 'n' })
  expect(element).toContain(
    '"modules":[["root",["/assets/root.js"]],["home",["/assets/home.js","/assets/home-loader.js"]]],' +
      '"imports":["/assets/vendor.js","/assets/root.js","/assets/site.js","/assets/home.js","/assets/home-loader.js"]',
  )
  expect(element).not.toContain('cart')
})

test('no state can end the script it stands in', () => {
  const element = startScripts({ context, state: '"</script><script>alert(1)"', nonce: 'n' })
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script'])
})

test('the script is one a browser can read', () => {
  const code = startScripts({ context, state: 'line\u2028end', nonce: 'n' }).replace(/^<script nonce="n">|<\/script>$/g, '')
  // biome-ignore lint/security/noGlobalEval: only parsed, never run
  expect(() => eval(`(() => {${code}})`)).not.toThrow()
})
