import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { tooLong, withWords } from '../../../../../lib/added-words.ts';
import { useSession } from '../../post/writing-context.ts';

/** One question to the author, whose answer becomes the last line of the notes. */
export function OwnSentence({
  question,
  children,
  action,
  credits,
  onAdded,
  onSkip,
}: {
  question: string;
  children?: ReactNode;
  action: string;
  credits?: number;
  onAdded?: () => void;
  onSkip?: () => void;
}) {
  const { session } = useSession();
  const [answer, setAnswer] = useState('');
  const [full, setFull] = useState<string>();
  const said = answer.trim();
  return (
    <Form
      onSubmit={() => {
        if (said === '') return;
        const notes = withWords(session.state.idea, said);
        const long = tooLong(notes, ideaCharacterLimit);
        setFull(long && `Your notes are full. ${long}`);
        if (long) return;
        session.setIdea(notes);
        setAnswer('');
        onAdded?.();
      }}
    >
      <Callout
        action={
          <>
            <Button type="submit" size="small" disabled={said === ''} credits={credits}>
              {action}
            </Button>
            {onSkip && (
              <Button size="small" look="quiet" onClick={onSkip}>
                Skip
              </Button>
            )}
          </>
        }
      >
        <Textarea
          label={question}
          description={children}
          autosize
          minRows={1}
          maxRows={5}
          value={answer}
          error={full}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Callout>
    </Form>
  );
}
