import { useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';

type Values = Record<string, string>;

export type FieldErrors<V extends Values> = Partial<Record<keyof V & string, string>>;

/** The first message for each field that `schema` rejects. */
export function checkFields<V extends Values>(schema: z.ZodType, values: V): FieldErrors<V> {
  const parsed = schema.safeParse(values);
  const errors: FieldErrors<V> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const name = Object.keys(values).find((key): key is keyof V & string => key === issue.path[0]);
    if (name) errors[name] ??= issue.message;
  }
  return errors;
}

export interface Fields<V extends Values> {
  values: V;
  errors: FieldErrors<V>;
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
    onBlur: () => void;
  };
  refuse: (errors: FieldErrors<V>) => void;
  /**
   * Validates everything. Calls `then` with the values if they are valid, otherwise focuses the first invalid field.
   */
  submit: (then: (values: V) => void) => (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A small form over one schema. A non-empty field is validated on blur and all fields on submit. An error disappears as
 * soon as its field is valid.
 */
export function useFields<V extends Values>(schema: z.ZodType, initial: V): Fields<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const touched = useRef(new Set<string>());

  return {
    values,
    errors,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (value) => {
        const next = { ...values, [name]: value };
        setValues(next);
        if (errors[name]) setErrors({ ...errors, [name]: checkFields(schema, next)[name] });
        touched.current.add(name);
      },
      onBlur: () => {
        if (touched.current.has(name) && values[name]) {
          setErrors({ ...errors, [name]: checkFields(schema, values)[name] });
        }
      },
    }),
    refuse: (found) => setErrors({ ...errors, ...found }),
    submit: (then) => (event) => {
      event.preventDefault();
      const found = checkFields(schema, values);
      setErrors(found);
      const first = Object.keys(values).find((name) => name in found);
      if (first === undefined) then(values);
      else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
