import type { ApiError } from '../../../lib/api-error.ts';
import { fieldErrors } from '../../../lib/api-error.ts';
import styles from './teams.module.css';

/** Shows the first error of several requests as a single message. */
export function Fault({ of }: { of: readonly (ApiError | null)[] }) {
  const error = of.find((one) => one !== null);
  if (!error) return null;
  return (
    <p role="alert" className={styles.fault}>
      {Object.values(fieldErrors(error))[0] ?? error.message}
    </p>
  );
}
