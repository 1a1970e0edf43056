import type { Recording, TranscriptLine } from '@limelight/contracts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { LineText } from './line-text.tsx';
import { timeWords } from './rules.ts';
import styles from './talk.module.css';
import type { Player } from './use-player.ts';
import type { RecordingActions } from './use-recording.ts';

/** The number of lines that are shown at once. */
const shownLines = 5;

/** The lines with names and figures that transcribers mishear most. */
export function DoubtsCard({
  recording: { lines, hasSound },
  actions,
  player,
  onCorrect,
}: {
  recording: Recording;
  actions: RecordingActions;
  player: Player;
  onCorrect: (line: TranscriptLine) => void;
}) {
  const place = useRef<HTMLUListElement>(null);
  const lost = useLostFocus(place, '[data-doubt]', () => {
    (place.current?.querySelector<HTMLElement>('[data-right]') ?? place.current)?.focus();
  });
  const uncertain = lines.filter((line) => line.uncertain.length > 0);
  if (uncertain.length === 0) return null;
  const left = uncertain.length - shownLines;
  return (
    <Card title="Check these first" aside={uncertain.length === 1 ? '1 line' : `${uncertain.length} lines`}>
      <p className={styles.hint}>Names and figures are misheard most often.</p>
      <ul ref={place} tabIndex={-1} className={styles.doubts} {...lost}>
        {uncertain.slice(0, shownLines).map((line) => (
          <li key={line.index} data-doubt={line.index}>
            <p className={styles.said} dir="auto">
              <LineText line={line} />
            </p>
            <div className={styles.actions}>
              {hasSound && (
                <Button
                  size="small"
                  look="quiet"
                  icon={<IconPlayerPlay size={16} />}
                  aria-label={`Play from ${timeWords(line.second)}`}
                  onClick={() => player.playFrom(line.second)}
                >
                  {timeWords(line.second)}
                </Button>
              )}
              <Button
                size="small"
                data-right
                loading={actions.editing}
                aria-label={`Looks right: ${line.text}`}
                onClick={async () => {
                  if (await actions.save(line, line.text)) announce('Marked as right');
                }}
              >
                Looks right
              </Button>
              <Button size="small" aria-label={`Edit: ${line.text}`} onClick={() => onCorrect(line)}>
                Edit
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.hint}>{left === 1 ? '1 more line' : `${left} more lines`} after these.</p>
      )}
    </Card>
  );
}
