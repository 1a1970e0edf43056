import { editTeamPost, reviewQuoteLimit, type TeamPost } from '@limelight/contracts';
import { useState, type SyntheticEvent } from 'react';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Fault } from './fault.tsx';
import { cutAt } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** An exact part of the text and its start. */
export interface Passage {
  quote: string;
  position: number;
}

/** The selection in a field, by mouse, touch or keyboard, without surrounding white space. */
function selectedIn({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): Passage | null {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const chosen = value.slice(selectionStart, selectionEnd);
  const quote = cutAt(chosen.trim(), reviewQuoteLimit);
  const position = selectionStart + chosen.length - chosen.trimStart().length;
  return quote === '' ? null : { quote, position };
}

/** The text of a post. Passages can be selected in it, and members with the right can edit it. */
export function PostText({
  post,
  shown,
  onPassage,
  onChanged,
}: {
  post: TeamPost;
  /** The post with the content that is shown, which may be older than the current one. */
  shown: TeamPost;
  onPassage: (passage: Passage) => void;
  onChanged: (post: TeamPost) => void;
}) {
  const edit = useWrite(editTeamPost);
  /** The edited text and the version it is based on. */
  const [own, setOwn] = useState<{ text: string; version: number } | null>(null);
  const changed = own !== null && own.text !== post.text;
  const overtaken = changed && own.version !== post.version;
  const save = async () => {
    if (own === null) return;
    const { version } = post;
    const saved = await edit.run({ params: { id: post.id }, body: { version, text: own.text } }, onChanged);
    if (saved === null) return;
    setOwn(null);
    notices.success('Text saved.');
  };
  return (
    <div className={styles.stack}>
      <TextArea
        label="Text of the post"
        rows={10}
        // `readOnly` would prevent selecting text with the keyboard.
        aria-readonly={!post.may.edit}
        inputMode={post.may.edit ? undefined : 'none'}
        value={own?.text ?? shown.text}
        onChange={(text) => {
          if (!post.may.edit) return;
          edit.reset();
          setOwn({ text, version: own?.version ?? shown.version });
        }}
        onSelect={(event) => {
          const passage = selectedIn(event);
          if (passage !== null && !changed) onPassage(passage);
        }}
      />
      <p className={styles.quiet}>
        {post.may.comment && 'Select a passage to comment on it or suggest a replacement.'}
        {post.may.edit && ' Any change needs a new approval.'}
      </p>
      {overtaken && (
        <Callout tone="warn" title="Someone changed this text while you were writing">
          Replace their text with yours, or discard your changes.
        </Callout>
      )}
      <Fault of={[edit.error]} />
      {changed && (
        <div className={styles.actions}>
          <Button look="accent" loading={edit.loading} onClick={() => void save()}>
            {overtaken ? 'Replace with my text' : 'Save text'}
          </Button>
          <Button
            onClick={() => {
              edit.reset();
              setOwn(null);
            }}
          >
            Discard my changes
          </Button>
        </div>
      )}
    </div>
  );
}
