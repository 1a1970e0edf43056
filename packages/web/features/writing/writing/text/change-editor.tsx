import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../../../../ui/live-region.tsx';
import type { Change } from '../post/changes.ts';
import { undecided, type Proposal } from '../post/proposal.ts';
import styles from './post-editor.module.css';

/**
 * The text with a rewrite in it. The arrow keys go from change to change, Enter accepts one, Delete rejects it, Ctrl+Z
 * takes the last decision back, and Escape rejects what is left.
 */
export function ChangeEditor({
  proposal,
  onDecide,
  onReconsider,
}: {
  proposal: Proposal;
  /** Without an index it concerns every change that is left. */
  onDecide: (isTaken: boolean, index?: number) => void;
  onReconsider: () => void;
}) {
  const { stretches, decided, takesFocus } = proposal;
  const open = undecided(proposal);
  const [chosen, setChosen] = useState(0);
  const current = (open.find(({ index }) => index >= chosen) ?? open[0])?.index;
  const paper = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLSpanElement>(null);
  const wantsFocus = useRef(takesFocus);
  useLayoutEffect(() => {
    const change = paper.current?.querySelector<HTMLElement>('[data-current]');
    if (!change || !tools.current || !paper.current) return;
    // A change can begin with the space at the end of a line.
    const first =
      [...change.getClientRects()].find((rect) => rect.width > leastWidth) ?? change.getClientRects()[0];
    const { left, top, width } = paper.current.getBoundingClientRect();
    if (first === undefined) return;
    const { offsetWidth, offsetHeight } = tools.current;
    const right = width - offsetWidth - 4;
    const above = first.top - top - offsetHeight;
    // There is no room above the first line.
    tools.current.style.top = `${above < 0 ? first.bottom - top + 4 : above}px`;
    tools.current.style.left = `${Math.max(4, Math.min(first.left - left, right))}px`;
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    change.focus({ preventScroll: true });
    change.scrollIntoView({ block: 'nearest' });
  });
  const counted = useRef(open.length);
  useEffect(() => {
    const many = counted.current === 1 ? '1 change' : `${counted.current} changes`;
    announce(`${many} in the text. Enter accepts a change, Delete rejects it.`);
  }, []);
  const go = (index: number | undefined) => {
    if (index === undefined) return;
    wantsFocus.current = true;
    setChosen(index);
  };
  const decide = (isTaken: boolean, index: number) => {
    go(open.find((one) => one.index > index)?.index ?? 0);
    onDecide(isTaken, index);
  };
  const press = (event: KeyboardEvent, at: number, index: number) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (altKey) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      wantsFocus.current = true;
      onReconsider();
    } else if (ctrlKey || metaKey) return;
    else if (key === 'Enter' || key === ' ') decide(true, index);
    else if (key === 'Delete' || key === 'Backspace') decide(false, index);
    else if (key === 'Escape') onDecide(false);
    else if (key === 'ArrowRight' || key === 'ArrowDown') go(open[(at + 1) % open.length]?.index);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') go(open.at(at - 1)?.index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={paper} className={styles.paper}>
      <div className={styles.proposed} dir="auto">
        {stretches.map((one, place) => {
          if (one.kind === 'same') return <span key={place}>{one.text}</span>;
          const { index, added, removed } = one;
          if (decided.has(index)) return <span key={place}>{decided.get(index) ? added : removed}</span>;
          const at = open.indexOf(one);
          return (
            <span key={place}>
              <span
                // A button element would not break over lines with the text around it.
                role="switch"
                aria-checked={false}
                tabIndex={0}
                aria-label={nameOf(one)}
                aria-keyshortcuts="Enter Delete"
                data-current={index === current || undefined}
                className={styles.change}
                onFocus={() => setChosen(index)}
                onClick={() => go(index)}
                onKeyDown={(event) => press(event, at, index)}
              >
                {removed !== '' && <del>{visible(removed)}</del>}
                {added !== '' && <ins>{visible(added)}</ins>}
              </span>
              {index === current && (
                <span ref={tools} className={styles.decide}>
                  <button
                    type="button"
                    aria-label={`Accept: ${nameOf(one)}`}
                    title="Accept (Enter)"
                    onClick={() => decide(true, index)}
                  >
                    <IconCheck size={16} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    aria-label={`Reject: ${nameOf(one)}`}
                    title="Reject (Delete)"
                    onClick={() => decide(false, index)}
                  >
                    <IconX size={16} aria-hidden="true" />
                  </button>
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** In px. */
const leastWidth = 12;

const isBlank = (text: string): boolean => text.trim() === '';

/** A change of line breaks alone would otherwise be invisible. */
const visible = (text: string): string => (isBlank(text) ? text.replaceAll('\n', '¶\n') : text);

const quoted = (words: string) => `“${words.trim()}”`;

function nameOf({ removed, added }: Change): string {
  if (isBlank(added) && isBlank(removed)) return 'Change the spacing';
  if (isBlank(added)) return `Remove ${quoted(removed)}`;
  return isBlank(removed) ? `Add ${quoted(added)}` : `Replace ${quoted(removed)} with ${quoted(added)}`;
}
