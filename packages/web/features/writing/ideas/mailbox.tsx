import { closeIdeaMailbox, getIdeaMailbox, makeIdeaMailbox } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ideasKey } from './api.ts';
import styles from './ideas.module.css';

const queryKey = [...ideasKey, 'mailbox'];

/** The private address for ideas by email. Hidden if this server receives no mail. */
export function Mailbox() {
  const client = useQueryClient();
  const { data } = useQuery(readQuery(queryKey, getIdeaMailbox, {}));
  const make = useCall(makeIdeaMailbox);
  const close = useCall(closeIdeaMailbox);
  if (data === undefined || !data.available) return null;
  const { address } = data;
  const act = async (change: typeof make) => {
    const mailbox = await change.run({});
    if (mailbox !== null) client.setQueryData(queryKey, mailbox);
  };
  return (
    <section className={styles.mailbox} aria-labelledby="idea-mailbox">
      <h3 id="idea-mailbox">Ideas by email</h3>
      <p className={styles.why}>
        {address === null
          ? 'Create a private address. Every email to it becomes an idea: the subject is the main point, the text a note.'
          : 'Every email to this address becomes an idea. Keep it private, and replace it if anyone else learns it.'}
      </p>
      {address !== null && <code className={styles.address}>{address}</code>}
      <div className={styles.mailboxActions}>
        {address !== null && <CopyButton text={address} label="Copy address" size="small" />}
        <Button size="small" loading={make.loading} onClick={() => void act(make)}>
          {address === null ? 'Create address' : 'Replace address'}
        </Button>
        {address !== null && (
          <Button size="small" look="quiet" loading={close.loading} onClick={() => void act(close)}>
            Turn off address
          </Button>
        )}
      </div>
    </section>
  );
}
