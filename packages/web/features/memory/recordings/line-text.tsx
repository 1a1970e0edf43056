import type { TranscriptLine } from '@limelight/contracts';
import styles from './talk.module.css';

const whyWords = { figure: 'figure', name: 'name', model: 'not heard clearly' } as const;

/** The text of a line, with what should be looked at marked. */
export function LineText({ line: { text, uncertain } }: { line: TranscriptLine }) {
  const doubts = uncertain.toSorted((one, other) => one.from - other.from);
  const parts = doubts.flatMap(({ from, to, why }, index) => {
    const before = text.slice(index === 0 ? 0 : Math.max(doubts[index - 1]?.to ?? 0, 0), from);
    return [
      before,
      <mark key={`${from}-${to}`} className={styles.doubt} title={`Look at this ${whyWords[why]}`}>
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(doubts.at(-1)?.to ?? 0)}
    </>
  );
}
