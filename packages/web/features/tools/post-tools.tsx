import { postFormats, postTones, type PostFormat, type PostTone } from '@limelight/contracts/catalog';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { headlines } from './headlines.ts';
import { TakeAlong } from './take-along.tsx';
import { Choice, TextArea } from './tool-field.tsx';
import styles from './tools.module.css';

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
const emptyNotes = 'Say in a few words what it is about.';

export function PostGenerator() {
  const [idea, setIdea] = useState('');
  const [format, setFormat] = useState<PostFormat>('auto');
  const [tone, setTone] = useState<PostTone>('plain');
  const [written, setWritten] = useState<{ text: string; missing: string[] } | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const seed = useRef(0);
  const write = async () => {
    if (idea.trim() === '') return setComplaint(emptyNotes);
    setComplaint(null);
    const { writePost } = await import('@limelight/post-text/writer');
    seed.current += 1;
    setWritten(writePost({ idea, format, tone }, { seed: seed.current }));
    announce('The post is written.');
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <TextArea label="Your notes" value={idea} onChange={setIdea} rows={8} />
        <Choice label="Shape" value={format} choices={formats} onChange={setFormat} />
        <Choice label="Tone" value={tone} choices={tones} onChange={setTone} />
        <Button type="submit" look="accent" size="large" wide>
          Write the post
        </Button>
        {complaint && (
          <p role="alert" className={styles.complaint}>
            {complaint}
          </p>
        )}
      </form>
      <div className={styles.result}>
        {written ? (
          <>
            <p className={styles.post}>{written.text}</p>
            <p className={styles.quiet}>
              {written.text.length} of 3,000 characters. Written by the built-in writer.
            </p>
            <TakeAlong text={written.text} notes={idea} />
            {written.missing.length > 0 && (
              <div className={styles.quiet}>
                What would make it better:
                <ul>
                  {written.missing.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
            )}
          </>
        ) : (
          <p className={styles.quiet}>The post appears here.</p>
        )}
      </div>
    </div>
  );
}

export function HookGenerator() {
  const [idea, setIdea] = useState('');
  const [hooks, setHooks] = useState<string[] | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const find = async () => {
    if (idea.trim() === '') return setComplaint(emptyNotes);
    setComplaint(null);
    const { findHooks } = await import('./find-hooks.ts');
    const found = findHooks(idea);
    setHooks(found);
    announce(`${found.length} openings.`);
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextArea label="What the post is about" value={idea} onChange={setIdea} rows={8} />
        <Button type="submit" look="accent" size="large" wide>
          Find openings
        </Button>
        {complaint && (
          <p role="alert" className={styles.complaint}>
            {complaint}
          </p>
        )}
      </form>
      <div className={styles.result}>
        {hooks ? (
          <ol className={styles.list}>
            {hooks.map((hook) => (
              <li key={hook}>
                <p className={styles.post}>{hook}</p>
                <p className={styles.quiet}>{hook.length} characters</p>
                <TakeAlong text={hook} />
              </li>
            ))}
          </ol>
        ) : (
          <p className={styles.quiet}>The openings appear here.</p>
        )}
      </div>
    </div>
  );
}

export function HeadlineGenerator() {
  const [role, setRole] = useState('');
  const [audience, setAudience] = useState('');
  const [result, setResult] = useState('');
  const made = headlines({ role, audience, result });
  return (
    <div className={styles.tool}>
      <div className={styles.form}>
        <TextField
          label="What you do"
          value={role}
          onChange={setRole}
          placeholder="Tax adviser"
          maxLength={200}
        />
        <TextField
          label="For whom"
          value={audience}
          onChange={setAudience}
          placeholder="Small bakeries"
          maxLength={200}
        />
        <TextField
          label="What comes of it"
          value={result}
          onChange={setResult}
          placeholder="40 shops that close their books on time"
          maxLength={200}
        />
      </div>
      <div className={styles.result}>
        {made.length === 0 ? (
          <p className={styles.quiet}>Headlines appear as you type. Begin with what you do.</p>
        ) : (
          <ol className={styles.list}>
            {made.map((line) => (
              <li key={line}>
                <p className={styles.post}>{line}</p>
                <p className={styles.quiet}>{line.length} of 220 characters</p>
                <TakeAlong text={line} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
