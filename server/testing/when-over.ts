import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Tidies up after the test that runs, or after the whole file when none does. What came last goes first. */
export const whenOver = (tidy: () => unknown): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await tidy()))
  else afterAll(async () => void (await tidy()))
}
