import { useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useSession } from '../../post/writing-context.ts';
import { shortOf } from '../../post/claims.ts';
import { useReview } from '../../post/use-review.ts';
import { usePublishing } from './use-publishing.ts';

const named = 5;

/** Scrolls a refusal into view, because the button may be far from it in a long form. */
export function intoView(told: HTMLElement | null): void {
  told?.scrollIntoView({ block: 'nearest' });
}

/** Shown before publishing: the claims that are neither in the notes nor confirmed, with a link to them. */
export function ClaimsWarning({
  id,
  onLeave,
}: {
  id?: string;
  /** Closes whatever covers the text, because the claims are shown next to it. */
  onLeave?: () => void;
}) {
  const { open, held, confirm } = useReview();
  const { refusedClaims: refused, clear } = usePublishing();
  const { session } = useSession();
  const [done, setDone] = useState(false);
  const block = held !== null || refused.length > 0;
  const texts = open.length > 0 ? open.map(({ text }) => text) : refused.map(({ claim }) => claim);
  if (texts.length === 0 || (done && open.length === 0)) return null;
  const list = texts.slice(0, named).map((text) => `“${shortOf(text, 40)}”`);
  const one = texts.length === 1;
  const isPrivate = open.some(({ kind }) => kind === 'private');
  const fault = isPrivate
    ? one
      ? 'is private'
      : 'are private or not in your notes'
    : one
      ? 'is not in your notes'
      : 'are not in your notes';
  return (
    <div
      id={id}
      key={refused.length > 0 ? 'refused' : 'told'}
      ref={refused.length > 0 ? intoView : undefined}
    >
      <Callout
        tone={block ? 'bad' : 'warn'}
        title={`${one ? '1 statement' : `${texts.length} statements`} ${fault}`}
        action={
          open.length === 0 ? (
            <Button size="small" onClick={() => void confirm(refused).then((kept) => kept && setDone(true))}>
              {one ? 'Confirm it' : 'Confirm all'}
            </Button>
          ) : (
            <Button
              size="small"
              onClick={() => {
                clear();
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
