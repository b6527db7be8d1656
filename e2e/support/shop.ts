import { test as base, expect, type Page } from '@playwright/test'

/** Every journey starts at the shop's first page and fails if the page logged any error. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${error.message}\n${error.stack}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** An id that no other device and no earlier attempt of the same journey has used. */
export const ownId = (name: string): string => {
  const { project, retry } = test.info()
  return [name, project.name, ...(retry > 0 ? [`try-${retry + 1}`] : [])].join('-')
}

/** React has hydrated the page: from here on clicks work. */
export const untilAlive = (page: Page) => page.waitForSelector('html[data-hydrated]')

export const visit = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await untilAlive(page)
  return response
}

export { expect }
