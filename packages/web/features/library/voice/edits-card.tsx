import { settleVoiceEdit, type EditSuggestion } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { voiceEditsQuery, voicesQuery } from './api.ts';
import styles from './voice.module.css';

/** Recurring edits to drafts, each offered as a rule. Hidden until drafts have been compared. */
export function EditsCard() {
  const client = useQueryClient();
  const { data } = useQuery(voiceEditsQuery);
  const settle = useCall(settleVoiceEdit);
  if (data === undefined || data.drafts === 0) return null;
  const { drafts, needed, suggestions, dismissed } = data;
  const act = async (id: string, action: 'accept' | 'dismiss' | 'restore') => {
    if ((await settle.run({ body: { id, action } })) === null) return;
    await client.invalidateQueries({ queryKey: voicesQuery.queryKey });
    if (action === 'accept') notices.success('Rule added. Delete it under “Rules” at any time.');
  };
  const suggestion = ({ id, seen, rule }: EditSuggestion) => (
    <li key={id} className={styles.suggestion}>
      <span>
        {seen} <strong>{rule}</strong>
      </span>
      <span className={styles.choices}>
        <Button size="small" aria-label={`Add rule: ${rule}`} onClick={() => void act(id, 'accept')}>
          Add rule
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={`Dismiss: ${rule}`}
          onClick={() => void act(id, 'dismiss')}
        >
          Dismiss
        </Button>
      </span>
    </li>
  );
  return (
    <Card title="From your edits" aside={`${drafts} ${drafts === 1 ? 'draft' : 'drafts'} compared`}>
      <div className={styles.form}>
        {suggestions.length === 0 ? (
          <p className={styles.quiet}>
            {drafts < needed
              ? `After ${needed} drafts that you edit and schedule, we show what you keep changing.`
              : 'No suggestions. You do not make the same change in most drafts.'}
          </p>
        ) : (
          <>
            <p className={styles.quiet}>
              Changes you keep making to drafts. Counted, not guessed; nothing applies until you add it.
            </p>
            <ul className={styles.plain} aria-label="Suggestions from your edits">
              {suggestions.map(suggestion)}
            </ul>
          </>
        )}
        {dismissed.length > 0 && (
          <details>
            <summary>{dismissed.length} dismissed</summary>
            <ul className={styles.plain} aria-label="Dismissed suggestions">
              {dismissed.map(({ id, seen, rule }) => (
                <li key={id} className={styles.suggestion}>
                  <span>{seen}</span>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Suggest again: ${rule}`}
                    onClick={() => void act(id, 'restore')}
                  >
                    Suggest again
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  );
}
