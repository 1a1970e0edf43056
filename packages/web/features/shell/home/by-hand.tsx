import { markPosted, schedulePost, type Post } from '@limelight/contracts';
import { linkedinShareBox } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentTime } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { alongOf, fileName } from './along.ts';
import styles from './by-hand.module.css';

const laterMs = 3_600_000;

function Posted({ post, onDone, onBack }: { post: Post; onDone: () => void; onBack: () => void }) {
  const mark = useCall(markPosted, { showError: false, successMessage: 'Marked as published.' });
  const [link, setLink] = useState('');
  const wrong = mark.error === null ? undefined : (fieldErrors(mark.error)['link'] ?? mark.error.message);
  return (
    <Form
      onInput={mark.reset}
      className={styles.form}
      onSubmit={() => {
        const given = link.trim();
        const body = given === '' ? {} : { link: given };
        void mark.run({ params: { id: post.id }, body }).then((done) => done && onDone());
      }}
    >
      <TextField
        label="Link to the post (if you have it)"
        placeholder="https://www.linkedin.com/feed/update/…"
        inputMode="url"
        value={link}
        onChange={setLink}
        error={wrong}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={onBack}>
          Back
        </Button>
        <Button size="small" type="submit" loading={mark.loading}>
          I posted it
        </Button>
      </div>
    </Form>
  );
}

function Item({ post }: { post: Post }) {
  const client = useQueryClient();
  const later = useCall(schedulePost, { successMessage: 'We’ll remind you again in an hour.' });
  const [saying, setSaying] = useState(false);
  const refresh = async () => client.invalidateQueries({ queryKey: ['posts'] });
  const putOff = async () => {
    const body = {
      at: new Date(currentTime() + laterMs).toISOString(),
      timeZone: post.timeZone ?? 'UTC',
      delivery: 'remind' as const,
    };
    if ((await later.run({ params: { id: post.id }, body })) !== null) await refresh();
  };
  return (
    <li className={styles.item}>
      <blockquote className={styles.text}>{post.text}</blockquote>
      {alongOf(post).map((words) => (
        <p key={words} className={styles.along}>
          {words}
        </p>
      ))}
      <div className={styles.actions}>
        <CopyButton text={post.text} label="Copy text" size="small" />
        {post.firstComment.trim() !== '' && (
          <CopyButton text={post.firstComment} label="Copy first comment" size="small" />
        )}
        {post.media.map((file, index) => (
          <a key={file.id} className={styles.file} href={file.url} download={fileName(file, index)}>
            Download {fileName(file, index)}
          </a>
        ))}
        <a className={styles.file} href={linkedinShareBox(post.text)} target="_blank" rel="noreferrer">
          Open LinkedIn
        </a>
      </div>
      {saying ? (
        <Posted post={post} onDone={() => void refresh()} onBack={() => setSaying(false)} />
      ) : (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setSaying(true)}>
            I posted it
          </Button>
          <Button size="small" loading={later.loading} onClick={() => void putOff()}>
            Later
          </Button>
        </div>
      )}
    </li>
  );
}

/** Due posts that the user publishes manually: everything needed for it, and a button to mark a post as published. */
export function ByHand({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Card title="Ready for you to post">
      <ul className={styles.list}>
        {posts.map((post) => (
          <Item key={post.id} post={post} />
        ))}
      </ul>
    </Card>
  );
}
