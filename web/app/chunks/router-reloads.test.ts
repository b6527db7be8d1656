import { expect, test, vi } from 'vitest'
import { refuseRouterReloads, reloadPage } from './router-reloads.ts'

const openPage = () => {
  const navigation = new EventTarget() as Navigation
  const navigate = (navigationType: NavigationType): boolean =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType }))
  const location = { reload: () => void navigate('reload') } as Location
  const document = { documentElement: { dataset: {} } } as Document
  return { page: { document, location, navigation }, navigate }
}

test('a reload that React Router wants is refused and told', () => {
  const { page, navigate } = openPage()
  const tell = vi.fn()
  refuseRouterReloads(page, tell)
  expect(navigate('reload')).toBe(false)
  expect(tell).toHaveBeenCalledOnce()
})

test.each(['push', 'replace', 'traverse'] as const)('a navigation of the kind %s goes on', (kind) => {
  const { page, navigate } = openPage()
  const tell = vi.fn()
  refuseRouterReloads(page, tell)
  expect(navigate(kind)).toBe(true)
  expect(tell).not.toHaveBeenCalled()
})

test('our own reload goes on', () => {
  const { page } = openPage()
  const tell = vi.fn()
  refuseRouterReloads(page, tell)
  reloadPage(page)
  expect(tell).not.toHaveBeenCalled()
})

test('nothing is refused any more once it is over, nor in a browser without the Navigation API', () => {
  const { page, navigate } = openPage()
  refuseRouterReloads(page, vi.fn())()
  expect(navigate('reload')).toBe(true)
  const { navigation: _, ...older } = page
  expect(refuseRouterReloads(older, vi.fn())).not.toThrow()
})
