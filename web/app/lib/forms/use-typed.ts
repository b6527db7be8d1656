import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const keyOf = (name: string): string => `typed-${name}`

/** Of one person alone: the next person at this browser, or account, begins with their own details. */
export const draftName = (subject: string, user: { id: string } | null, part: string): string => `${subject}-${user?.id ?? 'guest'}-${part}`

const recall = <Values>(name: string): Values | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Without storage, as in some frames, what is typed lasts as long as the page. */
const store = (name: string, values: unknown): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // See above.
  }
}

/** It was saved: from now on the server has it. */
export const forgetTyped = (name: string): void => {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // See above.
  }
}

/** The form is completed, or its author signs out: then all of it is removed. */
export const forgetAllTyped = (subject?: string): void => {
  const beginning = keyOf(subject === undefined ? '' : `${subject}-`)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}

/** What is typed into a form stays in this tab until it is saved: a reload, or leaving and coming back, loses nothing. Not for secrets. */
export const useTyped = <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>, name: string): void => {
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const typed = recall<Values>(name)
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(name, values) })
  }, [reset, subscribe, getValues, name])
}
