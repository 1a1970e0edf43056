import type { ComponentProps } from 'react';
import { keySigns, useApple } from '../../../../ui/kbd.tsx';
import styles from './format-bar.module.css';

interface ToolProps extends Omit<ComponentProps<'button'>, 'className' | 'title' | 'type'> {
  label: string;
  /** Explains the tool where its name is not enough. */
  hint?: string;
  keys?: string;
  disabled: boolean;
  /** Left out when the tool opens a menu. */
  onPress?: () => void;
}

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
      // Keeps the selection of the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress ?? rest.onClick}
    >
      {children}
    </button>
  );
}
