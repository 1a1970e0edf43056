import { useState } from 'react';
import { announce } from '../../../ui/live-region.tsx';
import type { Remark } from './analyze-profile.ts';
import { TakeAlong } from './take-along.tsx';
import { TextArea } from './tool-field.tsx';
import { EmptyResult, notLoaded, ToolForm } from './tool-form.tsx';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';
import { useModel } from './use-model.ts';

const exampleAbout =
  'I am a results-driven leader with a proven track record. In today’s fast-paced world, I help teams unlock their full potential.';

interface Further {
  by: string;
  remarks: readonly { title: string; words: string }[];
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul className={styles.list}>
      {remarks.map((remark) => (
        <li key={remark.title + remark.words} data-tone={remark.tone}>
          <strong>{remark.title}</strong>
          <p className={styles.quiet}>{remark.words}</p>
        </li>
      ))}
    </ul>
  );
}

export function ProfileAnalyzer() {
  const [headline, setHeadline] = useState('');
  const [about, setAbout] = useState('');
  const [remarks, setRemarks] = useState<Remark[] | null>(null);
  const [further, setFurther] = useState<Further | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { model, busy, ask } = useModel();
  const read = async () => {
    if (`${headline}${about}`.trim() === '')
      return setComplaint('Paste your headline or your About text first.');
    setComplaint(null);
    setFurther(null);
    const part = await import('./analyze-profile.ts').catch(() => null);
    if (part === null) return setComplaint(notLoaded);
    const { analyzeProfile } = part;
    const found = analyzeProfile(headline, about);
    // The rules answer at once. A model takes longer and adds to them.
    setRemarks(found);
    announce(`${found.length} remarks.`);
    if (about.trim() === '') return;
    const answer = await ask({ tool: 'profile', headline, about });
    if (answer === null) return;
    setFurther(
      answer.kind === 'answered'
        ? { by: `What ${answer.writer} adds:`, remarks: answer.remarks }
        : {
            by: `${answer.words}. The remarks above come from rules and are complete without it.`,
            remarks: [],
          },
    );
    announce(answer.kind === 'answered' ? `${answer.remarks.length} more remarks.` : answer.words);
  };
  return (
    <div className={workbench.bench}>
      <ToolForm
        button="Read my profile"
        busy={busy}
        model={model}
        complaint={complaint}
        onAsk={() => void read()}
      >
        <TextArea label="Headline" value={headline} onChange={setHeadline} rows={2} maxLength={500} />
        <TextArea label="About" value={about} onChange={setAbout} rows={10} />
      </ToolForm>
      <div className={styles.result}>
        {remarks ? (
          <>
            <Remarks remarks={remarks} />
            {further && (
              <>
                <p className={styles.quiet}>{further.by}</p>
                <Remarks remarks={further.remarks.map((remark) => ({ ...remark, tone: 'warn' }))} />
              </>
            )}
            {about.trim() !== '' && <TakeAlong text={about} />}
          </>
        ) : (
          <EmptyResult
            words="The remarks appear here."
            onExample={() => {
              setHeadline('Passionate marketing professional');
              setAbout(exampleAbout);
            }}
          />
        )}
      </div>
    </div>
  );
}
