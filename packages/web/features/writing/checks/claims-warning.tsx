import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import { claimSettingsQuery } from '../api/claims.ts';
import { shortOf } from '../rules/claims.ts';
import { useSeen } from '../looking/use-seen.ts';
import { textOf } from '../rules/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { useClaims } from './use-claims.ts';
import { useOrigins } from './use-matter.ts';

const named = 5;

/** Before a post goes out: what it claims that no source holds and nobody stands for. */
export function ClaimsWarning() {
  const { state } = useWriting();
  const origins = useOrigins();
  const matter = useMemo(
    () => ({ checks: null, origins: origins.map(({ text }) => text), sources: [] }),
    [origins],
  );
  const { open } = useClaims(useSeen(textOf(state), matter), origins);
  const block = useQuery(claimSettingsQuery).data?.block ?? false;
  if (open.length === 0) return null;
  const list = open.slice(0, named).map((claim) => `‘${shortOf(claim.text, 40)}’`);
  const them = open.length === 1 ? 'it' : 'them';
  const more = open.length > named ? ` and ${open.length - named} more` : '';
  return (
    <Callout
      tone="warn"
      title={open.length === 1 ? 'One claim has no source' : `${open.length} claims have no source`}
    >
      {list.join(', ')}
      {more}.{' '}
      {block ? `Confirm or cut ${them} first.` : `Confirm or cut ${them}, or publish the post as it is.`}
    </Callout>
  );
}
