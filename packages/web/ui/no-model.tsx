import { Link, useLocation } from 'react-router';
import { ButtonLink } from './button.tsx';
import { Callout } from './callout.tsx';

/** The Models page, which leads back to this one once a model is connected. */
export function useModelsPath(): string {
  const { pathname, search } = useLocation();
  return `/dashboard/models?from=${encodeURIComponent(`${pathname}${search}`)}`;
}

/** One line for features that need a model when none is connected. */
export function NoModelLine({
  mayConnect,
  className,
}: {
  mayConnect: boolean;
  className?: string | undefined;
}) {
  const modelsPath = useModelsPath();
  return (
    <p className={className}>
      {mayConnect ? (
        <>
          No model is connected. <Link to={modelsPath}>Connect a model</Link>
        </>
      ) : (
        'Writing is not available right now.'
      )}
    </p>
  );
}

/** The same as a card, in the place of generated text. `children` says what happens without a model. */
export function NoModelCard({ mayConnect, children }: { mayConnect: boolean; children: string }) {
  const modelsPath = useModelsPath();
  return (
    <Callout
      title="No model is connected"
      action={
        mayConnect && (
          <ButtonLink size="small" to={modelsPath}>
            Connect a model
          </ButtonLink>
        )
      }
    >
      {children}
    </Callout>
  );
}
