import { useState } from 'react';
import type { z } from 'zod';

export interface FormState<T extends Record<string, unknown>> {
  values: T;
  set: <K extends keyof T>(field: K, value: T[K]) => void;
  /** Messages for the fields: those of the schema, then those of the server. */
  errors: Record<string, string>;
  /** Parses with the contract's schema. Null when a field is invalid, whose message is then shown. */
  check: () => T | null;
  fail: (errors: Record<string, string>) => void;
  reset: (values: T) => void;
}

export function useSchemaForm<T extends Record<string, unknown>>(
  schema: z.ZodType<unknown>,
  initial: T,
): FormState<T> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    values,
    errors,
    set: (field, value) => {
      setValues((held) => ({ ...held, [field]: value }));
      setErrors((held) => Object.fromEntries(Object.entries(held).filter(([name]) => name !== field)));
    },
    check: () => {
      const parsed = schema.safeParse(values);
      if (parsed.success) return values;
      const found: Record<string, string> = {};
      for (const issue of parsed.error.issues) found[issue.path.join('.')] ??= issue.message;
      setErrors(found);
      return null;
    },
    fail: setErrors,
    reset: (next) => {
      setValues(next);
      setErrors({});
    },
  };
}
