import { useState } from 'react';
import { writtenBy } from '../../../lib/ask-model.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { headlineLimit, headlines } from './headlines.ts';
import { emptyNotes, exampleNotes } from './post-tool.tsx';
import { TakeAlong } from './take-along.tsx';
import { TextArea } from './tool-field.tsx';
import { EmptyResult, LineList, notLoaded, ToolForm } from './tool-form.tsx';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';
import { useModel } from './use-model.ts';
import { WhereItGoes } from './writer-words.tsx';

interface Found {
  lines: readonly string[];
  by: string;
}

const takeLine = (line: string) => <TakeAlong text={line} />;

export function HookGenerator() {
  const [idea, setIdea] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { model, busy, ask } = useModel();
  const find = async () => {
    if (idea.trim() === '') return setComplaint(emptyNotes);
    setComplaint(null);
    const answer = await ask({ tool: 'hooks', notes: idea });
    const part = await import('./find-hooks.ts').catch(() => null);
    if (part === null) return setComplaint(notLoaded);
    const next =
      answer?.kind === 'answered'
        ? { lines: answer.lines, by: writtenBy(answer.writer, null) }
        : { lines: part.findHooks(idea), by: writtenBy(null, answer?.words ?? null) };
    setFound(next);
    announce(`${next.lines.length} openings.`);
  };
  return (
    <div className={workbench.bench}>
      <ToolForm
        button="Find openings"
        busy={busy}
        model={model}
        complaint={complaint}
        onAsk={() => void find()}
      >
        <TextArea label="What the post is about" value={idea} onChange={setIdea} rows={5} />
      </ToolForm>
      <div className={styles.result}>
        {found ? (
          <>
            <LineList
              lines={found.lines}
              note={(line) =>
                line.startsWith('[') ? 'Answer the question in brackets' : `${line.length} characters`
              }
              action={takeLine}
            />
            <p className={styles.quiet}>{found.by}</p>
          </>
        ) : (
          <EmptyResult words="The openings appear here." onExample={() => setIdea(exampleNotes)} />
        )}
      </div>
    </div>
  );
}

export function HeadlineGenerator() {
  const [role, setRole] = useState('');
  const [audience, setAudience] = useState('');
  const [result, setResult] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { model, busy, ask } = useModel();
  const made = headlines({ role, audience, result });
  const more = async () => {
    const answer = await ask({ tool: 'headlines', role, audience, result });
    if (answer === null) return;
    setFound(
      answer.kind === 'answered'
        ? { lines: answer.lines, by: writtenBy(answer.writer, null) }
        : { lines: [], by: `${answer.words}. The headlines above use your own words.` },
    );
    announce(answer.kind === 'answered' ? `${answer.lines.length} more headlines.` : answer.words);
  };
  const note = (line: string) => `${line.length} of ${headlineLimit} characters`;
  return (
    <div className={workbench.bench}>
      <div className={workbench.ask}>
        <TextField
          label="What you do"
          value={role}
          onChange={setRole}
          placeholder="Tax adviser"
          maxLength={200}
        />
        <TextField
          label="Who you help"
          value={audience}
          onChange={setAudience}
          placeholder="Small bakeries"
          maxLength={200}
        />
        <TextField
          label="Result you deliver"
          value={result}
          onChange={setResult}
          placeholder="40 shops that close their books on time"
          maxLength={200}
        />
        {model !== null && (
          <>
            <Button
              loading={busy}
              disabled={role.trim() === ''}
              onClick={() => void more()}
              wide
              size="large"
            >
              Ask {model} for more
            </Button>
            <WhereItGoes model={model} />
          </>
        )}
      </div>
      <div className={styles.result}>
        {made.length === 0 ? (
          <EmptyResult
            words="Headlines appear as you type. Begin with what you do."
            onExample={() => {
              setRole('Tax adviser');
              setAudience('Small bakeries');
              setResult('40 shops that close their books on time');
            }}
          />
        ) : (
          <LineList lines={made} note={note} action={takeLine} />
        )}
        {found && made.length > 0 && (
          <>
            <LineList
              lines={found.lines.filter((line) => !made.includes(line))}
              note={note}
              action={takeLine}
            />
            <p className={styles.quiet}>{found.by}</p>
          </>
        )}
      </div>
    </div>
  );
}
