import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { notices } from '../../../lib/notices.ts';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { isWriting } from '../generation/generation.ts';
import { nameOf, type KeptIdea } from './kept-idea.ts';
import { textOf } from '../session/session-state.ts';
import { keepAgain, letGo, takeUp, useKeptIdeas } from '../studio/kept-ideas.ts';
import { useSession, useWritingPart } from '../studio/writing-context.ts';
import styles from './kept-ideas.module.css';

/** So many stand above the field; the others are one press away. */
const first = 2;

/** Ideas that made way for another or wait for the writer: they stand here until they are taken up or let go. */
export function KeptIdeas({ ideaField }: { ideaField: RefObject<HTMLTextAreaElement | null> }) {
  const kept = useKeptIdeas();
  const place = useRef<HTMLUListElement>(null);
  const focus = useLostFocus(place, 'li', () => ideaField.current?.focus());
  const [open, setOpen] = useState(false);
  const id = useId();
  // A press that shows one idea is not worth its place.
  const folds = kept.length > first + 1;
  const shown = folds && !open ? kept.slice(0, first) : kept;
  return (
    <div className={styles.place} hidden={kept.length === 0}>
      <ul ref={place} id={id} className={styles.list} aria-label="Ideas that are kept" {...focus}>
        {shown.map((one) => (
          <Kept key={one.id} kept={one} />
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer kept ideas' : `${kept.length - first} more kept ideas`}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Kept({ kept }: { kept: KeptIdea }) {
  const { session } = useSession();
  const navigate = useNavigate();
  const writing = useWritingPart(({ state }) => isWriting(state.generation));
  // The idea of a post that has its text stays with it.
  const begun = useWritingPart(({ state }) => state.post !== null || textOf(state).trim() !== '');
  const waits = kept.why === 'waiting';
  const named = nameOf(kept);
  const words = waits
    ? writing
      ? `${named} waits until the writer is done.`
      : `Waiting: ${named}`
    : `Kept for you: ${named}`;
  const take = async () => {
    if (!begun) {
      takeUp(session, kept);
      return;
    }
    // The text gets its address first: what is new is not written beside it.
    if (await session.saver.flush()) void navigate(`/dashboard/generate-post?kept=${kept.id}`);
    else notices.error('This post is not saved yet. It stays here until there is a connection.');
  };
  return (
    <li className={styles.kept}>
      <p>{words}</p>
      <div className={styles.actions}>
        {!writing && (
          <Button size="small" onClick={() => void take()}>
            {begun ? 'Begin a new post with it' : waits ? 'Take it up' : 'Bring it back'}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            letGo(kept.id);
            notices.show({
              tone: 'plain',
              title: 'The idea is let go',
              message: named,
              action: { label: 'Keep it', run: () => keepAgain(kept) },
            });
          }}
        >
          Let it go
        </Button>
      </div>
    </li>
  );
}
