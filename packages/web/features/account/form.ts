import { useState } from 'react';
import type { z } from 'zod';

export interface FormState<T extends Record<string, unknown>> {
  values: T;
  set: <K extends keyof T>(field: K, value: T[K]) => void;
  /** Sentences beside fields: what the schema found, then what the server said. */
  errors: Record<string, string>;
  /** Parses with the contract's schema; null when a field is wrong, and then its sentence is shown. */
  check: () => T | null;
  fail: (errors: Record<string, string>) => void;
  reset: (values: T) => void;
}

/** A form checked by the schema that the server uses. */
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
