import { postFormats, postTones, type PostFormat, type PostTone } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { writtenBy } from '../../../lib/ask-model.ts';
import { announce } from '../../../ui/live-region.tsx';
import { TakeAlong } from './take-along.tsx';
import { Choice, TextArea } from './tool-field.tsx';
import { EmptyResult, notLoaded, ToolForm } from './tool-form.tsx';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';
import { useModel } from './use-model.ts';

const formats = (
  ['auto', 'story', 'lesson', 'how-to', 'list', 'opinion', 'announcement', 'hiring'] as const
).map((value) => ({ value, label: postFormats[value] }));
const tones = (['plain', 'warm', 'bold', 'dry', 'formal'] as const).map((value) => ({
  value,
  label: postTones[value],
}));
export const emptyNotes = 'Enter a few words about your post.';
export const exampleNotes =
  'we moved our support inbox to a shared rota. a first reply used to take 9 hours, now it takes 2. nobody works weekends any more. the hard part was writing down who answers what';
const number = new Intl.NumberFormat('en');

interface Written {
  text: string;
  by: string;
  remarks: readonly { title: string; words: readonly string[] }[];
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
      const remarks = [{ title: 'Check before you publish:', words: answer.doubts }];
      setWritten({ text, by: writtenBy(answer.writer, null), remarks });
    } else {
      const part = await import('@limelight/post-text').catch(() => null);
      if (part === null) return setComplaint(notLoaded);
      const made = part.outline({ idea, format });
      const remarks = [
        { title: 'Gaps to fill:', words: made.gaps.map(({ question }) => question) },
        { title: 'Left out:', words: made.left },
      ];
      const by = writtenBy(null, answer?.kind === 'refused' ? answer.words : null);
      setWritten({ text: made.text, by, remarks });
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
        <TextArea label="Your notes" value={idea} onChange={setIdea} rows={5} />
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
            {written.remarks
              .filter(({ words }) => words.length > 0)
              .map(({ title, words }) => (
                <div key={title} className={styles.quiet}>
                  {title}
                  <ul>
                    {words.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                </div>
              ))}
          </>
        ) : (
          <EmptyResult words="The post appears here." onExample={() => setIdea(exampleNotes)} />
        )}
      </div>
    </div>
  );
}
