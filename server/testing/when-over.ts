import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the current test, or after the file if none is running. The last one registered runs first. */
export const whenOver = (tidy: () => unknown): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await tidy()))
  else afterAll(async () => void (await tidy()))
}
