import { postFormats, postTones, type PostFormat, type PostTone } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { announce } from '../../ui/live-region.tsx';
import { TakeAlong } from './take-along.tsx';
import { Choice, TextArea } from './tool-field.tsx';
import { EmptyResult, notLoaded, ToolForm } from './tool-form.tsx';
import workbench from '../../ui/workbench.module.css';
import styles from './tools.module.css';
import { useModel } from './use-model.ts';
import { writtenBy } from './writer-words.tsx';

const formats: readonly { value: PostFormat; label: string }[] = [
  { value: 'auto', label: postFormats.auto },
  { value: 'story', label: postFormats.story },
  { value: 'lesson', label: postFormats.lesson },
  { value: 'how-to', label: postFormats['how-to'] },
  { value: 'list', label: postFormats.list },
  { value: 'opinion', label: postFormats.opinion },
  { value: 'announcement', label: postFormats.announcement },
  { value: 'hiring', label: postFormats.hiring },
];
const tones: readonly { value: PostTone; label: string }[] = [
  { value: 'plain', label: postTones.plain },
  { value: 'warm', label: postTones.warm },
  { value: 'bold', label: postTones.bold },
  { value: 'dry', label: postTones.dry },
  { value: 'formal', label: postTones.formal },
];
export const emptyNotes = 'Enter a few words about your post.';
export const exampleNotes =
  'we moved our support inbox to a shared rota. a first reply used to take 9 hours, now it takes 2. nobody works weekends any more. the hard part was writing down who answers what';
const number = new Intl.NumberFormat('en');

interface Written {
  text: string;
  by: string;
  remarks: { title: string; words: readonly string[] } | null;
}

export function PostGenerator() {
  const [idea, setIdea] = useState('');
  const [format, setFormat] = useState<PostFormat>('auto');
  const [tone, setTone] = useState<PostTone>('plain');
  const [written, setWritten] = useState<Written | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { model, busy, ask } = useModel();
  const write = async () => {
    if (idea.trim() === '') return setComplaint(emptyNotes);
    setComplaint(null);
    const answer = await ask({ tool: 'post', notes: idea, format, tone });
    const [text] = answer?.kind === 'answered' ? answer.lines : [];
    if (answer?.kind === 'answered' && text !== undefined) {
      const remarks = answer.doubts.length > 0 && {
        title: 'Check before you publish:',
        words: answer.doubts,
      };
      setWritten({ text, by: writtenBy(answer.writer, null), remarks: remarks || null });
    } else {
      const part = await import('@limelight/post-text').catch(() => null);
      if (part === null) return setComplaint(notLoaded);
      const made = part.outline({ idea, format });
      const questions = made.gaps.map(({ question }) => question);
      const remarks = questions.length > 0 && { title: 'Gaps to fill:', words: questions };
      const by = writtenBy(null, answer?.kind === 'refused' ? answer.words : null);
      setWritten({ text: made.text, by, remarks: remarks || null });
    }
    announce('The post is written.');
  };
  return (
    <div className={workbench.bench}>
      <ToolForm
        button="Write the post"
        busy={busy}
        model={model}
        complaint={complaint}
        onAsk={() => void write()}
      >
        <TextArea label="Your notes" value={idea} onChange={setIdea} rows={8} />
        <Choice label="Shape" value={format} choices={formats} onChange={setFormat} />
        <Choice label="Tone" value={tone} choices={tones} onChange={setTone} />
      </ToolForm>
      <div className={styles.result}>
        {written ? (
          <>
            <p className={styles.post}>{written.text}</p>
            <p className={styles.quiet}>
              {number.format(written.text.length)} of 3,000 characters. {written.by}
            </p>
            <TakeAlong text={written.text} notes={idea} />
            {written.remarks && (
              <div className={styles.quiet}>
                {written.remarks.title}
                <ul>
                  {written.remarks.words.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
            )}
          </>
        ) : (
          <EmptyResult words="The post appears here." onExample={() => setIdea(exampleNotes)} />
        )}
      </div>
    </div>
  );
}
