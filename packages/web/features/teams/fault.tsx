import type { ApiError } from '../../lib/api-error.ts';
import { fieldErrors } from '../../lib/api-error.ts';
import styles from './teams.module.css';

/** Why something was refused, said once for all that stands beside it. */
export function Fault({ of }: { of: readonly (ApiError | null)[] }) {
  const error = of.find((one) => one !== null);
  if (!error) return null;
  return (
    <p role="alert" className={styles.fault}>
      {Object.values(fieldErrors(error))[0] ?? error.message}
    </p>
  );
}
