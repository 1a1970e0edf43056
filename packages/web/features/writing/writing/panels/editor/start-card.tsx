import { Button, ButtonLink } from '../../../../../ui/button.tsx';
import styles from './start-card.module.css';

const sample =
  'We took four fields out of our sign-up form. Completion rose from 41% to 63%. Nobody missed the fields. I had defended every one of them.';

export function StartCard({ onIdea }: { onIdea: (idea: string) => void }) {
  return (
    <aside className={styles.card} aria-label="How to start">
      <h2>Start with what happened</h2>
      <p>
        Under “What do you want to say?”, jot down what happened, a number and your take. Then press the
        button below them. Or write the post yourself above.
      </p>
      <blockquote>{sample}</blockquote>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onIdea(sample)}>
          Try this idea
        </Button>
        <ButtonLink size="small" look="quiet" to="/dashboard/templates">
          Use a template
        </ButtonLink>
        <ButtonLink size="small" look="quiet" to="/dashboard/interview">
          Answer five questions
        </ButtonLink>
        <ButtonLink size="small" look="quiet" to="/dashboard/talk">
          Talk instead
        </ButtonLink>
      </div>
    </aside>
  );
}
