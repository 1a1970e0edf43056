import { IconAbc, IconArrowDown, IconArrowUp, IconLetterCase, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { findMatches, matchFrom, replaceMatches } from './find.ts';
import type { Place } from '../../post/findings.ts';
import { snapshot } from '../../post/history.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import styles from './find-bar.module.css';

export function FindBar({
  start,
  readOnly,
  onPoint,
  onClose,
}: {
  start: { words: string; caret: number };
  readOnly: boolean;
  /** Highlights a match. `jump` scrolls to it, which would disturb a user who continues writing next to the bar. */
  onPoint: (place: Place | null, jump: boolean) => void;
  /** Receives the last match. */
  onClose: (at: Place | null) => void;
}) {
  const { session, state } = useWriting();
  const text = currentText(state);
  const [words, setWords] = useState(start.words);
  const [replacement, setReplacement] = useState('');
  const [wholeWord, setWholeWord] = useState(false);
  const [matchCase, setMatchCase] = useState(false);
  const [caret, setCaret] = useState(start.caret);
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const matches = useMemo(
    () => findMatches(text, words, { wholeWord, matchCase }),
    [text, words, wholeWord, matchCase],
  );
  const index = matchFrom(matches, caret);
  const match = matches[index] ?? null;
  useEffect(() => {
    field.current?.select();
  }, []);
  useEffect(() => onPoint(match, bar.current?.contains(document.activeElement) === true), [match, onPoint]);
  useEffect(() => () => onPoint(null, false), [onPoint]);

  const go = (by: 1 | -1) => {
    const next = matches[(index + by + matches.length) % matches.length];
    if (!next) return;
    setCaret(next.start);
    onPoint(next, true);
  };
  const replaceOne = () => {
    if (match === null || readOnly) return;
    const next = replaceMatches(text, [match], replacement);
    const end = match.start + replacement.length;
    session.write(snapshot(next, match.start, end), 'step');
    setCaret(end);
  };
  const replaceAll = () => {
    if (matches.length === 0 || readOnly) return;
    const detail = `“${words}” by “${replacement}”, ${matches.length} times`;
    session.write(snapshot(replaceMatches(text, matches, replacement)), 'step', { by: 'replace', detail });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(match);
    else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the bar from each of its parts
    <search ref={bar} className={styles.bar} aria-label="Find and replace" onKeyDown={press}>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.field}
          aria-label="Find"
          placeholder="Find"
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setCaret(start.caret);
          }}
        />
        <output className={styles.count}>
          {words === '' ? '' : matches.length === 0 ? 'None' : `${index + 1} of ${matches.length}`}
        </output>
        <Tool label="Match case" pressed={matchCase} onPress={() => setMatchCase(!matchCase)}>
          <IconLetterCase size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Whole words" pressed={wholeWord} onPress={() => setWholeWord(!wholeWord)}>
          <IconAbc size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Previous" disabled={matches.length === 0} onPress={() => go(-1)}>
          <IconArrowUp size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Next" disabled={matches.length === 0} onPress={() => go(1)}>
          <IconArrowDown size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Close" onPress={() => onClose(match)}>
          <IconX size={18} aria-hidden="true" />
        </Tool>
      </div>
      {!readOnly && (
        <div className={styles.row}>
          <input
            className={styles.field}
            aria-label="Replace with"
            placeholder="Replace with"
            value={replacement}
            onChange={(event) => setReplacement(event.currentTarget.value)}
          />
          <Button size="small" disabled={match === null} onClick={replaceOne}>
            Replace
          </Button>
          <Button size="small" look="quiet" disabled={match === null} onClick={replaceAll}>
            Replace all
          </Button>
        </div>
      )}
    </search>
  );
}

function Tool({
  label,
  pressed,
  disabled = false,
  onPress,
  children,
}: {
  label: string;
  /** Whether it is on. Left out when it is not a switch. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
