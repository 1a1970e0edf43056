import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/** True in `npm run test:long`, which repeats generated and killed cases more often. */
export const isLong = inject('isLong');
