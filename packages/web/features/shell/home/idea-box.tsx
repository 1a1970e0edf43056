import { useNavigate } from 'react-router';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './home.module.css';

/** Takes an idea to the editor. The text is stored in the browser until then. */
export function IdeaBox() {
  const navigate = useNavigate();
  const [text, setText, forget] = useKeptText('home:idea');
  const idea = text.trim();
  return (
    <Card>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          forget();
          void navigate(`/dashboard/generate-post${idea === '' ? '' : `?idea=${encodeURIComponent(idea)}`}`);
        }}
      >
        <TextArea
          label="Start with an idea"
          rows={2}
          maxLength={2000}
          placeholder="A topic, a question, or what happened this week"
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        <Button type="submit" look="accent">
          Start a post
        </Button>
      </form>
    </Card>
  );
}
