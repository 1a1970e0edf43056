import { Fragment, useSyncExternalStore } from 'react';
import styles from './kbd.module.css';

const never = () => () => undefined;
const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** True on an Apple keyboard. Always false during prerendering. */
export function useApple(): boolean {
  return useSyncExternalStore(never, onApple, () => false);
}

const signs = {
  apple: { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↩' },
  other: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', enter: 'Enter' },
} as const;

/** The key labels of `mod+k` on the user's keyboard. */
export function keySigns(keys: string, apple: boolean): string {
  const names: Readonly<Record<string, string>> = signs[apple ? 'apple' : 'other'];
  const parts = keys.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return parts.join(apple ? '' : ' ');
}

/** Shows a key, a combination (`mod+k`), or keys pressed one after another (`g h`). */
export function Kbd({ keys }: { keys: string }) {
  const apple = useApple();
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="visually-hidden"> then </span>}
          <kbd className={styles.kbd}>{keySigns(key, apple)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
