import {
  feedbackReasonLimit,
  feedbackReasons,
  giveFeedback,
  listFeedback,
  questionReasons,
  type EndpointData,
  type Verdict,
} from '@limelight/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import styles from './thumbs.module.css';

type Said = EndpointData<typeof listFeedback>['items'][number];
type About = Pick<Said, 'source' | 'id' | 'item'>;

/** The latest ratings, which are shown where they were given. Older ones are not shown. */
const mostRatings = 500;

const feedbackQuery = queryOptions({
  queryKey: ['feedback'],
  async queryFn({ signal }) {
    const items: Said[] = [];
    let cursor: string | null = null;
    do {
      const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor !== null && { cursor }) };
      const page: EndpointData<typeof listFeedback> = await call(
        listFeedback,
        { query },
        { showError: false, signal },
      );
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null && items.length < mostRatings);
    return { items };
  },
  staleTime: 60_000,
});

const isAbout = (about: About) => (said: Said) =>
  said.source === about.source && said.id === about.id && said.item === about.item;

const reasonsFor = (source: About['source']) => (source === 'question' ? questionReasons : feedbackReasons);

const isOffered = ({ source, verdict, reason }: Said) =>
  reasonsFor(source)[verdict].some((offered) => offered === reason);

const thumbs = [
  { verdict: 'up', label: 'Good', icon: IconThumbUp },
  { verdict: 'down', label: 'Not good', icon: IconThumbDown },
] as const;

/** The thumbs are often at the lower edge of the viewport. */
const intoView = (form: HTMLElement | null) => {
  void form?.scrollIntoView({ block: 'nearest' });
};

/** A thumb up or down on generated content with an optional reason. It can be changed and withdrawn. */
export function Thumbs({ about }: { about: About }) {
  const client = useQueryClient();
  const given = useQuery(feedbackQuery).data?.items.find(isAbout(about)) ?? null;
  const [asking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const focus = useLostFocus(place, 'div', () =>
    place.current?.querySelector<HTMLElement>('[data-next]')?.focus(),
  );
  const [keeping, setKeeping] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** The saved feedback while a change is being sent. */
  const kept = useRef<Said | null>(null);
  const { queryKey } = feedbackQuery;
  const show = (said: Said | null) =>
    client.setQueryData(queryKey, (known) => {
      const others = known?.items.filter((one) => !isAbout(about)(one)) ?? [];
      return { items: said === null ? others : [said, ...others] };
    });
  const give = async (verdict: Verdict | null, reason = '') => {
    // A list requested before this change does not include it but might arrive after it.
    void client.cancelQueries({ queryKey });
    const said = verdict === null ? null : { ...about, verdict, reason };
    if (keeping === 0) kept.current = given;
    show(said);
    setKeeping((count) => count + 1);
    // Sent one after the other, so that the last one wins. A pending request survives leaving the page.
    last.current = last.current.then(async () => {
      try {
        await call(giveFeedback, { body: { about, verdict, reason } }, { keepAlive: true });
        kept.current = said;
      } catch {
        // The call has already shown a notice.
        show(kept.current);
      }
    });
    await last.current;
    setKeeping((count) => count - 1);
    await client.invalidateQueries({ queryKey });
  };
  return (
    <div ref={place} className={styles.thumbs} {...focus}>
      <fieldset className={styles.pair} aria-label="Was this good?">
        {thumbs.map(({ verdict, label, icon: Icon }) => (
          <button
            key={verdict}
            type="button"
            className={styles.thumb}
            aria-label={label}
            title={label}
            aria-pressed={given?.verdict === verdict}
            onClick={() => {
              const again = given?.verdict === verdict;
              void give(again ? null : verdict);
              setAsking(!again);
              setWords('');
            }}
          >
            <Icon size={17} stroke={1.7} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
      {given !== null && !asking && (
        <span className={styles.said}>
          {keeping > 0 ? 'Saving…' : given.reason === '' ? 'Thank you.' : `Thank you: ${given.reason}`}
          <button
            type="button"
            data-next
            onClick={() => {
              setWords(isOffered(given) ? '' : given.reason);
              setAsking(true);
            }}
          >
            {given.reason === '' ? 'Say why' : 'Change'}
          </button>
        </span>
      )}
      {given !== null && asking && (
        <Form
          ref={intoView}
          className={styles.why}
          onSubmit={() => {
            void give(given.verdict, words.trim());
            setAsking(false);
          }}
        >
          <fieldset className={styles.reasons} aria-label="Why">
            {reasonsFor(about.source)[given.verdict].map((reason, index) => (
              <button
                key={reason}
                type="button"
                data-next={index === 0 ? true : undefined}
                aria-pressed={given.reason === reason}
                onClick={() => {
                  void give(given.verdict, reason);
                  setAsking(false);
                }}
              >
                {reason}
              </button>
            ))}
          </fieldset>
          <TextField
            label="In your words"
            value={words}
            maxLength={feedbackReasonLimit}
            onChange={setWords}
            hint="Saved with the model and its settings, without the text you rated."
          />
          <div className={styles.send}>
            <Button size="small" look="quiet" onClick={() => setAsking(false)}>
              No reason
            </Button>
            <Button
              size="small"
              type="submit"
              disabled={words.trim() === ''}
              title={words.trim() === '' ? 'Write a reason first' : undefined}
            >
              Send
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
