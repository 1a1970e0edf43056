import { copilotRequestLimit } from '@limelight/contracts';
import { IconArrowUp, IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTurnPrice } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './box.module.css';

/** On a touch keyboard Enter starts a line. */
const sendsOnEnter = () => !matchMedia('(pointer: coarse)').matches;

interface BoxProps {
  field: RefObject<HTMLTextAreaElement | null>;
  words: string;
  onWords: (words: string) => void;
  onSend: () => void;
  /** Null while no turn is at work. */
  onStop: (() => void) | null;
  isSending: boolean;
  /** What the request will be about, such as "About this draft". Null for nothing. */
  about: string | null;
  onWithoutPage: () => void;
  suggestions: readonly string[];
  error: string | null;
}

/** The box for requests. While a turn is at work it adds to that turn. */
export function Box({ field, words, onWords, onSend, onStop, isSending, about, ...rest }: BoxProps) {
  const isWorking = onStop !== null;
  const price = useTurnPrice();
  return (
    <Form
      className={styles.box}
      onSubmit={() => {
        if (!isSending && words.trim() !== '') onSend();
      }}
    >
      {words === '' && !isWorking && rest.suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label="Suggestions">
          {rest.suggestions.map((one) => (
            <li key={one}>
              <button type="button" className={styles.suggestion} onClick={() => onWords(one)}>
                {one}
              </button>
            </li>
          ))}
        </ul>
      )}
      {rest.error !== null && (
        <p className={styles.error} role="alert">
          {rest.error}
        </p>
      )}
      <div className={styles.frame}>
        {about !== null && !isWorking && (
          <span className={styles.chip}>
            {about}
            <button type="button" aria-label={`Remove “${about}”`} onClick={rest.onWithoutPage}>
              <IconX aria-hidden="true" />
            </button>
          </span>
        )}
        <textarea
          ref={field}
          className={styles.field}
          dir="auto"
          rows={2}
          maxLength={copilotRequestLimit}
          aria-label={isWorking ? 'Add to your request' : 'What should Limelight do?'}
          placeholder={isWorking ? 'Add or change something…' : 'What should Limelight do?'}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (!sendsOnEnter() && !event.metaKey && !event.ctrlKey) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className={styles.actions}>
          <span className={styles.note}>Asks before it publishes, sends or deletes</span>
          {isWorking && (
            <Button size="small" icon={<IconPlayerStopFilled size={14} />} onClick={onStop}>
              Stop
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            look="accent"
            loading={isSending}
            aria-disabled={words.trim() === ''}
            icon={<IconArrowUp size={16} />}
            credits={isWorking ? undefined : price}
          >
            {isWorking ? 'Add' : 'Ask'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
