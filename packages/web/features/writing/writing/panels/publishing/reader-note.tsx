import { Callout } from '../../../../../ui/callout.tsx';
import { shortOf } from '../../post/claims.ts';
import { useReview } from '../../post/use-review.ts';

const named = 3;

/** Before publishing: the sentences that a reader could take for generated, and one question to the author. */
export function ReaderNote() {
  const { text, reader } = useReview();
  // Unsupported facts have a warning of their own.
  const signs = reader.signs.filter(({ kind }) => kind !== 'claim');
  if (signs.length === 0) return null;
  return (
    <Callout tone="plain" title="Would a reader press “Seems like AI”?">
      <ul>
        {signs.slice(0, named).map(({ kind, start, end, reason }) => (
          <li key={`${kind} ${start}`} dir="auto">
            {end > start && `“${shortOf(text.slice(start, end), 80)}” `}
            {reason}
          </li>
        ))}
        {signs.length > named && <li>{signs.length - named} more in Review</li>}
      </ul>
      <p dir="auto">{reader.question}</p>
    </Callout>
  );
}
