import type { ComponentProps } from 'react';

/** A form that the page handles itself. */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown }) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes events through portals, and a dialog can be inside another form.
        event.stopPropagation();
        void onSubmit();
      }}
    />
  );
}
