import { webAddress } from '@limelight/contracts';
import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { memo, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { isWriting } from '../../post/generation.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import { SourcePlace } from '../sources/source-place.tsx';
import { BriefFold } from './brief-fold.tsx';
import { EngineLabel } from './engine-label.tsx';
import { MemoryLine } from './memory-line.tsx';
import { NotSent } from './not-sent.tsx';
import { SceneQuestion } from './scene-question.tsx';
import { WriteActions } from './write-actions.tsx';
import { WriterNotes, WriterTrouble } from './writer-notes.tsx';
import styles from './brief-panel.module.css';
import { VoicePicker } from './voice-picker.tsx';

/** Browsers scroll to the caret of a focused field, which may leave it under a bar. */
function besideBars({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** True when the idea consists of a web address only. */
const isAddress = (idea: string) =>
  /^https?:\/\/\S+$/.test(idea.trim()) && webAddress.safeParse(idea.trim()).success;

function OnlyAddress({ address }: { address: string }) {
  const { session } = useSession();
  return (
    <Callout
      action={
        <Button size="small" onClick={() => session.show({ adding: { address } })}>
          Add as a source
        </Button>
      }
    >
      This is a web address. Add the page as a source to write from it.
    </Callout>
  );
}

const endOf = (text: string) =>
  text
    .trimEnd()
    .slice(-40)
    .replace(/^\S*\s/, '… ');

export const BriefPanel = memo(function BriefPanel({
  ideaField,
  top,
  onWrite,
  onNew,
  asking,
}: {
  ideaField: RefObject<HTMLTextAreaElement | null>;
  top: ReactNode;
  onWrite: (variants: 1 | 3) => void;
  onNew: () => void;
  /** True when the user tried to write without an idea. */
  asking: boolean;
}) {
  const { session } = useSession();
  const idea = useWritingPart(({ state }) => state.idea);
  const sourced = useWritingPart(({ state }) => state.sourceIds.length > 0);
  const readOnly = useWritingPart(
    ({ state: { generation } }) => isWriting(generation) && generation.kind !== 'finding',
  );
  return (
    <div className={styles.panel}>
      <div className={styles.fields} onFocus={besideBars}>
        {top}
        <Textarea
          ref={ideaField}
          label="What do you want to say?"
          placeholder="Notes in your own words: what happened, numbers, your take"
          autosize
          minRows={5}
          maxRows={14}
          maxLength={ideaCharacterLimit}
          value={idea}
          error={
            asking && idea.trim() === '' && !sourced
              ? 'Say in a few words what the post is about.'
              : undefined
          }
          onChange={(event) => session.setIdea(event.currentTarget.value)}
          readOnly={readOnly}
          classNames={{ input: styles.idea ?? '' }}
        />
        {idea.length >= ideaCharacterLimit && (
          <p className={styles.nothing} aria-live="polite">
            This is the maximum length; the text ends at “{endOf(idea)}”. Add a longer text as a source.
          </p>
        )}
        {!sourced && !readOnly && isAddress(idea) && <OnlyAddress address={idea.trim()} />}
        {idea.trim() === '' && !sourced && (
          <p className={styles.nothing}>
            Nothing yet? <Link to="/dashboard/talk">Talk instead</Link>,{' '}
            <Link to="/dashboard/interview">answer five questions</Link> or{' '}
            <Link to="/dashboard/templates">use a template</Link>.
          </p>
        )}
        <NotSent idea={idea} />
        <SceneQuestion />
        <SourcePlace />
        <VoicePicker />
        <MemoryLine />
        <BriefFold />
        <WriterNotes />
      </div>
      <div className={styles.actions} data-bar="bottom">
        <WriterTrouble />
        <EngineLabel />
        <WriteActions onWrite={onWrite} onNew={onNew} />
      </div>
    </div>
  );
});
