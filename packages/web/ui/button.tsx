import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonLook = 'accent' | 'ink' | 'plain' | 'quiet' | 'bad';
export type ButtonSize = 'small' | 'normal' | 'large';

interface Appearance {
  /** `accent` for the main action, `ink` for another strong one, `plain` with a border, `quiet` without. */
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  /** The price shown on the button; 0 shows "free". */
  credits?: number | undefined;
}

export interface ButtonProps extends Appearance, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores further presses, but keeps the focus. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function buttonClass({ look = 'plain', size = 'normal', wide }: Appearance, className?: string): string {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide, className);
}

function Content({ icon, credits, children }: Appearance & { children: ReactNode }) {
  return (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {credits !== undefined && (
        <span className={styles.credits}>
          <span aria-hidden="true">{credits === 0 ? 'free' : `${credits} credits`}</span>
          <span className="visually-hidden">{credits === 0 ? ', free' : `, costs ${credits} credits`}</span>
        </span>
      )}
    </>
  );
}

export function Button({
  look,
  size,
  wide,
  icon,
  credits,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Content icon={loading ? <span className={styles.spinner} /> : icon} credits={credits}>
        {children}
      </Content>
    </button>
  );
}

export function ButtonLink({
  look,
  size,
  wide,
  icon,
  credits,
  className,
  children,
  ...rest
}: Appearance & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide }, className)}>
      <Content icon={icon} credits={credits}>
        {children}
      </Content>
    </Link>
  );
}
