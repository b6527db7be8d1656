import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

/** One of a card's three fields, as the form holds it. */
export const useCardField = <Values extends FieldValues, Name extends FieldPathByValue<Values, string>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
) => {
  const { field, fieldState } = useController({ control, name })
  return { ...field, error: fieldState.error?.message }
}
