import { useSyncExternalStore } from 'react';
import styles from './kbd.module.css';

const never = () => () => undefined;
const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether this is an Apple keyboard; while a page is printed it is not. */
export function useApple(): boolean {
  return useSyncExternalStore(never, onApple, () => false);
}

/** A key or a combination such as `mod+k`, in the signs of the person's keyboard. */
export function Kbd({ keys }: { keys: string }) {
  const apple = useApple();
  const signs = keys.split('+').map((key) => {
    if (key === 'mod') return apple ? '⌘' : 'Ctrl';
    if (key === 'shift') return apple ? '⇧' : 'Shift';
    if (key === 'enter') return apple ? '↩' : 'Enter';
    return key.length === 1 ? key.toUpperCase() : key;
  });
  return <kbd className={styles.kbd}>{signs.join(apple ? '' : ' ')}</kbd>;
}
