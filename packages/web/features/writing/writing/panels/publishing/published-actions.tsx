import { editPublished, removePublished, type Post } from '@limelight/contracts';
import { postCharacterLimit } from '@limelight/contracts/catalog';
import { Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../../../../lib/format.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { changeable } from './published.ts';
import { whyBlocked } from '../../post/publish-step.ts';
import { useWriting } from '../../post/writing-context.ts';
import styles from './publish-bar.module.css';

function EditDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { session } = useWriting();
  const edit = useCall(editPublished, { showError: false });
  const [text, setText] = useState(post.text);
  const blocked = whyBlocked(text) !== null || text === post.text;
  return (
    <Modal opened onClose={onClose} title="Edit post on LinkedIn" size="lg">
      <Textarea
        label="Text"
        description={`LinkedIn marks the post as edited. ${formatNumber(text.length)} / ${formatNumber(postCharacterLimit)}`}
        autosize
        minRows={6}
        maxRows={18}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {edit.error && <Callout tone="bad">{edit.error.message}</Callout>}
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="accent"
          disabled={blocked}
          loading={edit.loading}
          onClick={async () => {
            const changed = await edit.run({
              params: { id: post.id },
              body: { version: post.version, text },
            });
            if (!changed) return;
            session.acted(changed);
            onClose();
          }}
        >
          Save changes
        </Button>
      </div>
    </Modal>
  );
}

export function PublishedActions({ post }: { post: Post }) {
  const { session } = useWriting();
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const remove = useCall(removePublished);
  const may = changeable(post);
  const close = () => setAsking(null);
  return (
    <>
      {post.change && post.change.failure === null && (
        <output className={styles.words}>
          {post.change.kind === 'edit'
            ? 'Sending your changes to LinkedIn.'
            : 'Deleting the post from LinkedIn.'}
        </output>
      )}
      {post.change?.failure && (
        <Callout
          tone="bad"
          title={post.change.kind === 'edit' ? 'The post was not changed' : 'The post was not deleted'}
        >
          {post.change.failure}
        </Callout>
      )}
      {may.remove && (
        <div className={styles.even}>
          {may.edit && (
            <Button size="small" look="quiet" onClick={() => setAsking('edit')}>
              Edit post
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setAsking('remove')}>
            Delete from LinkedIn
          </Button>
        </div>
      )}
      {asking === 'edit' && <EditDialog post={post} onClose={close} />}
      <ConfirmDialog
        opened={asking === 'remove'}
        title="Delete from LinkedIn?"
        confirmLabel="Delete post"
        danger
        loading={remove.loading}
        onClose={close}
        onConfirm={async () => {
          const changed = await remove.run({ params: { id: post.id } });
          if (!changed) return;
          session.acted(changed);
          close();
        }}
      >
        Its reactions and comments are deleted too and can’t be restored. The text stays here.
      </ConfirmDialog>
    </>
  );
}
