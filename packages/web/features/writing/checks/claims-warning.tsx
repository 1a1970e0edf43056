import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { claimSettingsQuery } from '../api/claims.ts';
import { shortOf } from '../rules/claims.ts';
import { useSeen } from '../looking/use-seen.ts';
import { textOf } from '../rules/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { showClaims } from './asked-claims.ts';
import { useClaims } from './use-claims.ts';
import { useOrigins } from './use-matter.ts';

const named = 5;

/** Before a post goes out: what it claims that no source holds and nobody stands for, with the way there. */
export function ClaimsWarning({
  refused = [],
  onLeave,
}: {
  /** What the server named when it refused the post: told where nothing is found here. */
  refused?: readonly { claim: string; sentence: string }[];
  /** The claims are shown beside the text: whatever covers it makes way. */
  onLeave?: () => void;
}) {
  const { state } = useWriting();
  const origins = useOrigins();
  const matter = useMemo(
    () => ({ checks: null, origins: origins.map(({ text }) => text), sources: [] }),
    [origins],
  );
  const { open, stand } = useClaims(useSeen(textOf(state), matter), origins);
  const [stood, setStood] = useState(false);
  const block = useQuery(claimSettingsQuery).data?.block ?? false;
  const texts = open.length > 0 ? open.map(({ text }) => text) : refused.map(({ claim }) => claim);
  if (texts.length === 0 || (stood && open.length === 0)) return null;
  const list = texts.slice(0, named).map((text) => `‘${shortOf(text, 40)}’`);
  const one = texts.length === 1;
  const them = one ? 'it' : 'them';
  const more = texts.length > named ? ` and ${texts.length - named} more` : '';
  return (
    <Callout
      tone={block ? 'bad' : 'warn'}
      title={one ? 'One claim has no source' : `${texts.length} claims have no source`}
      action={
        open.length === 0 ? (
          <Button size="small" onClick={() => void stand(refused).then((kept) => kept && setStood(true))}>
            {one ? 'I stand for it' : 'I stand for them'}
          </Button>
        ) : (
          <Button
            size="small"
            onClick={() => {
              onLeave?.();
              showClaims();
            }}
          >
            {one ? 'Go to it' : 'Go to them'}
          </Button>
        )
      }
    >
      {list.join(', ')}
      {more}.{' '}
      {block ? `Confirm or cut ${them} first.` : `Confirm or cut ${them}, or publish the post as it is.`}
    </Callout>
  );
}
