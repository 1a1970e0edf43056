import type { ComponentProps } from 'react';
import { keySigns, useApple } from '../../../ui/kbd.tsx';
import styles from './format-bar.module.css';

interface ToolProps extends Omit<ComponentProps<'button'>, 'className' | 'title' | 'type'> {
  label: string;
  /** What is told beside the name, where that is not enough. */
  hint?: string;
  keys?: string;
  disabled: boolean;
  /** Left out where a menu opens by it. */
  onPress?: () => void;
}

/** One sign of the bar above the text. */
export function Tool({ label, hint, keys, disabled, onPress, children, ...rest }: ToolProps) {
  const apple = useApple();
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys ? `${label} (${keySigns(keys, apple)})` : (hint ?? label)}
      disabled={disabled}
      // The field keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress ?? rest.onClick}
    >
      {children}
    </button>
  );
}
