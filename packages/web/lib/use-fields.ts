import { useCallback, useEffect, useRef, useState, type FormEvent, type RefCallback } from 'react';
import type { z } from 'zod';
import { takeEarlyPress } from './early-press.ts';

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
  /**
   * Spread these props on the form. Text typed into a server-rendered form before its script has loaded is kept. So is
   * an early submit, which the browser would otherwise handle by putting the fields into the address.
   */
  form: { ref: RefCallback<HTMLFormElement>; noValidate: true; 'data-waits': '' };
  refuse: (errors: FieldErrors<V>) => void;
  /**
   * Validates everything. Calls `then` with the values if they are valid, otherwise focuses the first invalid field.
   */
  submit: (then: (values: V) => void) => (event: FormEvent<HTMLFormElement>) => void;
}

export function typedInto<V extends Values>(held: V, typed: FormData): Values {
  return Object.fromEntries(
    Object.keys(held).flatMap((name) => {
      const value = typed.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/**
 * A small form over one schema. A non-empty field is validated on blur and all fields on submit. An error disappears as
 * soon as its field is valid.
 */
export function useFields<V extends Values>(schema: z.ZodType, initial: V): Fields<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const touched = useRef(new Set<string>());
  const form = useRef<HTMLFormElement | null>(null);
  const [pressedEarly, setPressedEarly] = useState(false);
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element === null) return;
    // Read the form before the next render, which would clear the fields that the state does not know.
    const typed = new FormData(element);
    setValues((held) => ({ ...held, ...typedInto(held, typed) }));
    setPressedEarly(takeEarlyPress(element));
  }, []);
  useEffect(() => {
    if (pressedEarly) form.current?.requestSubmit();
  }, [pressedEarly]);

  return {
    values,
    errors,
    form: { ref: attach, noValidate: true, 'data-waits': '' },
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
