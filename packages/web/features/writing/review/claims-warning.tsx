import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { shortOf } from './claims.ts';
import { showClaims } from './asked-claims.ts';
import type { ClaimsHeld } from './use-claims-held.ts';

const named = 5;

/** A refusal is seen, wherever in a long form what was refused was pressed. */
function intoView(told: HTMLElement | null): void {
  told?.scrollIntoView({ block: 'nearest' });
}

/** Before a post goes out: what it claims that no source holds and nobody stands for, with the way there. */
export function ClaimsWarning({
  id,
  held,
  refused = [],
  onLeave,
}: {
  id?: string;
  held: ClaimsHeld;
  /** What the server named when it refused the post: told where nothing is found here. */
  refused?: readonly { claim: string; sentence: string }[];
  /** The claims are shown beside the text: whatever covers it makes way. */
  onLeave?: () => void;
}) {
  const { open, stand } = held;
  const [stood, setStood] = useState(false);
  const block = held.block || refused.length > 0;
  const texts = open.length > 0 ? open.map(({ text }) => text) : refused.map(({ claim }) => claim);
  if (texts.length === 0 || (stood && open.length === 0)) return null;
  const list = texts.slice(0, named).map((text) => `‘${shortOf(text, 40)}’`);
  const one = texts.length === 1;
  const them = one ? 'it' : 'them';
  const more = texts.length > named ? ` and ${texts.length - named} more` : '';
  return (
    <div
      id={id}
      key={refused.length > 0 ? 'refused' : 'told'}
      ref={refused.length > 0 ? intoView : undefined}
    >
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
    </div>
  );
}
