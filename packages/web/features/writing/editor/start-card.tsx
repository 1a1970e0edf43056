import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './start-card.module.css';

const sample =
  'We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63. Nobody missed the fields. I had defended every one of them.';

export function StartCard({ onIdea }: { onIdea: (idea: string) => void }) {
  return (
    <aside className={styles.card} aria-label="How to begin">
      <h2>Begin with what happened</h2>
      <p>
        Put a few rough lines under “What do you want to say?”: a moment, a figure, what you think of it. Then
        press Write. Or write the post yourself, right above.
      </p>
      <blockquote>{sample}</blockquote>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onIdea(sample)}>
          Try this idea
        </Button>
        <ButtonLink size="small" look="quiet" to="/dashboard/templates">
          Take a template
        </ButtonLink>
        <ButtonLink size="small" look="quiet" to="/dashboard/interview">
          Answer five questions
        </ButtonLink>
      </div>
    </aside>
  );
}
