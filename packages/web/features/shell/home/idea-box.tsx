import { useNavigate } from 'react-router';
import { openCopilot } from '../../../lib/copilot.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { useTurnPrice, useWriterHere } from '../../../lib/writer.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './home.module.css';

const choices = [
  { value: 'write', label: 'Write a post' },
  { value: 'ask', label: 'Ask Limelight to do it' },
] as const;

/** Takes an idea to the editor or, with a model, a request to the co-pilot. Until then the browser stores the text. */
export function IdeaBox() {
  const navigate = useNavigate();
  const [text, setText, forget] = useKeptText('home:idea');
  const [kept, setKept] = useKeptText('home:choice', 'write');
  const hasModel = typeof useWriterHere().model === 'string';
  const price = useTurnPrice();
  const asks = hasModel && kept === 'ask';
  const words = text.trim();
  return (
    <Card>
      <Form
        className={styles.box}
        onSubmit={() => {
          if (asks) {
            if (words !== '') setText('');
            openCopilot(words === '' ? null : { words, send: true });
            return;
          }
          forget();
          void navigate(
            `/dashboard/generate-post${words === '' ? '' : `?idea=${encodeURIComponent(words)}`}`,
          );
        }}
      >
        <TextArea
          label={hasModel ? 'Start with an idea or a request' : 'Start with an idea'}
          rows={2}
          maxLength={2000}
          placeholder={
            asks
              ? 'Plan next week around our launch, two posts in the morning'
              : 'A topic, a question, or what happened this week'
          }
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            const isSent = event.metaKey || event.ctrlKey || (hasModel && !event.shiftKey);
            if (!isSent) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className={styles.boxActions}>
          {hasModel && (
            <ChipGroup
              label="What to do with it"
              options={choices}
              value={asks ? 'ask' : 'write'}
              onChange={setKept}
            />
          )}
          <ButtonLink look="quiet" to="/dashboard/talk">
            Talk instead
          </ButtonLink>
          <Button type="submit" look="accent" credits={asks ? price : undefined}>
            {asks ? 'Ask Limelight' : 'Start a post'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
