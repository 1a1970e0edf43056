import { firstCommentLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useWriting } from '../../post/writing-context.ts';
import styles from './attachments.module.css';

export function FirstComment({
  asked,
  readOnly,
  onClose,
}: {
  /** True when it was just opened, so that it takes the focus. */
  asked: boolean;
  readOnly: boolean;
  onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  const { session, state } = useWriting();
  return (
    <div className={styles.place}>
      <section className={styles.form} aria-label="First comment">
        <Textarea
          ref={field}
          label="First comment"
          description="Sent a few seconds after the post. If LinkedIn doesn’t accept it from us, you can copy it."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={firstCommentLimit}
          readOnly={readOnly}
          value={state.firstComment}
          onChange={(event) => session.setFirstComment(event.currentTarget.value)}
        />
        <div className={styles.below}>
          <span>
            {formatNumber(state.firstComment.length)} / {formatNumber(firstCommentLimit)}
          </span>
          {!readOnly && (
            <Button
              size="small"
              look="quiet"
              icon={<IconTrash />}
              onClick={() => {
                session.setFirstComment('');
                onClose();
              }}
            >
              Remove first comment
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
