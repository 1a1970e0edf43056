import type { ReactNode } from 'react';
import { useSystem, useUser } from '../lib/query-client.ts';
import { ButtonLink } from './button.tsx';
import { Callout } from './callout.tsx';
import { useModelsPath } from './no-model.tsx';

/**
 * Shown where a feature needs a model and none is connected: says what it would do (`children`, a sentence) and links
 * to the Models page. Users who cannot connect one only read that it is not available. Renders nothing once a model is
 * connected.
 */
export function ConnectModel({ children }: { children: ReactNode }) {
  const system = useSystem().data;
  const user = useUser().data;
  const modelsPath = useModelsPath();
  if (system === undefined || user === undefined || system.writer.kind === 'model') return null;
  if (!user.managesModels) return <Callout>Writing is not available right now.</Callout>;
  return (
    <Callout
      title="No model is connected"
      action={
        <ButtonLink to={modelsPath} size="small">
          Connect a model
        </ButtonLink>
      }
    >
      {children}
    </Callout>
  );
}
