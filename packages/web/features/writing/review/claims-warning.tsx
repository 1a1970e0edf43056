import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useSession } from '../studio/writing-context.ts';
import { shortOf } from './claims.ts';
import { useReview } from './use-review.ts';

const named = 5;

/** A refusal is scrolled into view, wherever in a long form the button was. */
function intoView(told: HTMLElement | null): void {
  told?.scrollIntoView({ block: 'nearest' });
}

/** Before a post is published: the facts that are not in the notes and that nobody confirmed, with the way to them. */
export function ClaimsWarning({
  id,
  refused = [],
  onLeave,
}: {
  id?: string;
  /** What the server named when it refused the post. */
  refused?: readonly { claim: string; sentence: string }[];
  /** The facts are shown beside the text: whatever covers it closes. */
  onLeave?: () => void;
}) {
  const { open, held, confirm } = useReview();
  const { session } = useSession();
  const [done, setDone] = useState(false);
  const block = held !== null || refused.length > 0;
  const texts = open.length > 0 ? open.map(({ text }) => text) : refused.map(({ claim }) => claim);
  if (texts.length === 0 || (done && open.length === 0)) return null;
  const list = texts.slice(0, named).map((text) => `“${shortOf(text, 40)}”`);
  const one = texts.length === 1;
  return (
    <div
      id={id}
      key={refused.length > 0 ? 'refused' : 'told'}
      ref={refused.length > 0 ? intoView : undefined}
    >
      <Callout
        tone={block ? 'bad' : 'warn'}
        title={one ? '1 fact is not in your notes' : `${texts.length} facts are not in your notes`}
        action={
          open.length === 0 ? (
            <Button size="small" onClick={() => void confirm(refused).then((kept) => kept && setDone(true))}>
              {one ? 'Confirm it' : 'Confirm all'}
            </Button>
          ) : (
            <Button
              size="small"
              onClick={() => {
                onLeave?.();
                session.showFacts();
              }}
            >
              Review
            </Button>
          )
        }
      >
        {list.join(', ')}
        {texts.length > named ? ` and ${texts.length - named} more` : ''}.{' '}
        {block ? 'Confirm or remove' : 'Check'} {one ? 'it' : 'them'} {block ? 'first' : 'before you publish'}
        .
      </Callout>
    </div>
  );
}
