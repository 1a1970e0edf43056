import type { ReactNode } from 'react';

/** A part of a page that may be wider or higher than its place. `className` makes it scroll. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
