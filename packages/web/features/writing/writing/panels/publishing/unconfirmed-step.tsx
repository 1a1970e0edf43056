import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { useWriting } from '../../post/writing-context.ts';
import { PublishButton } from './publish-dialog.tsx';
import { Receipts } from './receipts.tsx';
import { usePublishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

/**
 * Shown when LinkedIn's answer never arrived. The user has to check, and nothing is sent again without their
 * confirmation.
 */
export function UnconfirmedStep() {
  const publishing = usePublishing();
  const { state } = useWriting();
  const [link, setLink] = useState('');
  const [saying, setSaying] = useState(false);
  return (
    <>
      <Callout tone="warn" title="LinkedIn did not confirm this post">
        The connection broke before LinkedIn answered. Check{' '}
        <a href="https://www.linkedin.com/in/me/recent-activity/all/" target="_blank" rel="noreferrer">
          your posts on LinkedIn
        </a>{' '}
        first. If the post is there, mark it as published; if not, publish it again.
      </Callout>
      {saying ? (
        <Form className={styles.link} onSubmit={() => publishing.itIsThere(link)}>
          <TextInput
            label="Link to the post (if you have it)"
            placeholder="https://www.linkedin.com/feed/update/…"
            inputMode="url"
            value={link}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
          <div className={styles.even}>
            <Button onClick={() => setSaying(false)}>Back</Button>
            <Button type="submit" look="ink" loading={publishing.busy === 'resolve'}>
              Mark as published
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.even}>
          <Button look="ink" onClick={() => setSaying(true)}>
            Mark as published
          </Button>
          <PublishButton again>Publish again</PublishButton>
        </div>
      )}
      {state.post && <Receipts postId={state.post.id} />}
    </>
  );
}
