import type { Recording } from '@limelight/contracts';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { takesLetters } from '../../../lib/takes-letters.ts';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { LineEditor } from './line-editor.tsx';
import { LineText } from './line-text.tsx';
import { lineAt, spokenTime, timeWords } from './rules.ts';
import styles from './talk.module.css';
import type { Player } from './use-player.ts';
import type { RecordingActions } from './use-recording.ts';

const stepSeconds = 5;
const legend = [
  [['Space'], 'play or pause'],
  [['←', '→'], '5 seconds'],
  [['↑', '↓'], 'line'],
  [['e'], 'edit'],
] as const;

/** The lines of a transcript. Each has its second, which plays it, and can be corrected in its place. */
export function Transcript({
  recording: { lines, hasSound },
  actions,
  player,
  at,
  editing,
  onEdit,
}: {
  recording: Recording;
  actions: RecordingActions;
  player: Player;
  /** The second that the address names. */
  at: number | null;
  /** The index of the line that is being corrected. */
  editing: number | null;
  onEdit: (index: number | null) => void;
}) {
  const place = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const current = lineAt(lines, player.second);
  const rowAt = (index: number) => place.current?.querySelectorAll<HTMLElement>('[data-line]').item(index);
  const { seek } = player;
  useEffect(() => {
    if (at === null) return;
    seek(at);
    const row = place.current
      ?.querySelectorAll<HTMLElement>('[data-line]')
      .item(Math.max(0, lineAt(lines, at)));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an edited line does not scroll back to the place of the address
  }, [at, seek]);

  const press = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target, key } = event;
    if (takesLetters(target) || event.metaKey || event.ctrlKey || event.altKey) return;
    const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-line]') : null;
    const index = Number(row?.dataset['line'] ?? -1);
    const line = lines[index];
    if (line === undefined) return;
    if (key === ' ' && !onButton && hasSound) {
      if (player.playing || index === current) player.toggle();
      else player.playFrom(line.second);
    } else if (key === 'ArrowLeft' && hasSound) seek(Math.max(0, player.second - stepSeconds));
    else if (key === 'ArrowRight' && hasSound) seek(player.second + stepSeconds);
    else if (key === 'ArrowDown') rowAt(Math.min(lines.length - 1, index + 1))?.focus();
    else if (key === 'ArrowUp') rowAt(Math.max(0, index - 1))?.focus();
    else if (key === 'e' || (key === 'Enter' && !onButton)) onEdit(line.index);
    else return;
    event.preventDefault();
  };

  const follow = ({ target }: FocusEvent<HTMLOListElement>) => {
    const row = target.closest<HTMLElement>('[data-line]');
    if (row !== null) setFocused(Number(row.dataset['line']));
  };

  return (
    <>
      <p className={styles.legend}>
        {legend.map(([keys, words]) => (
          <span key={words}>
            {keys.map((key) => (
              <Kbd key={key} keys={key} />
            ))}{' '}
            {words}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the lines are walked by keyboard */}
      <ol ref={place} className={styles.lines} onKeyDown={press} onFocus={follow}>
        {lines.map((line, index) => (
          <li
            key={line.index}
            className={styles.line}
            data-line={index}
            aria-current={index === current && (player.playing || at !== null) ? 'true' : undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the lines are walked by keyboard
            tabIndex={index === (focused ?? Math.max(0, current)) ? 0 : -1}
          >
            {hasSound ? (
              <button
                type="button"
                className={styles.second}
                aria-label={`${timeWords(line.second)}, play from ${spokenTime(line.second)}`}
                onClick={() => player.playFrom(line.second)}
              >
                {timeWords(line.second)}
              </button>
            ) : (
              <span className={styles.second}>{timeWords(line.second)}</span>
            )}
            {editing === line.index ? (
              <LineEditor
                line={line}
                loading={actions.editing}
                onSave={(text) => actions.save(line, text)}
                onClose={() => {
                  onEdit(null);
                  rowAt(index)?.focus();
                }}
              />
            ) : (
              <>
                <p className={styles.said} dir="auto">
                  <LineText line={line} />
                </p>
                <Button
                  size="small"
                  look="quiet"
                  className={styles.edit}
                  aria-label={`Edit the line at ${timeWords(line.second)}`}
                  onClick={() => onEdit(line.index)}
                >
                  Edit
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
