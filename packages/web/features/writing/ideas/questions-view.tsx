import { keysOf } from '@limelight/contracts';
import { industries, postFormats } from '@limelight/contracts/catalog';
import { questionRoles, questions, type Question } from '@limelight/contracts/questions';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useIndustry } from '../../../lib/person.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './ideas.module.css';
import { findQuestions, type QuestionFilter } from './rules.ts';
import type { Ideas } from './use-ideas.ts';

const firstShown = 40;

function QuestionRow({ question, actions }: { question: Question; actions: Ideas }) {
  const [working, setWorking] = useState(false);
  const [kept, setKept] = useState(false);
  const { text, format, industry, role } = question;
  const keep = async () => actions.keep({ text, question: text, format });
  const during = async (work: () => Promise<void>) => {
    setWorking(true);
    await work();
    setWorking(false);
  };
  return (
    <li className={styles.question}>
      <div className={styles.words}>
        <p className={styles.asked}>{text}</p>
        <p className={styles.basis}>
          {[questionRoles[role], industry ?? 'Every industry', postFormats[format]].join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          look="ink"
          loading={working}
          aria-label={`Write it: ${text}`}
          onClick={() =>
            void during(async () => {
              const idea = await keep();
              if (idea !== null) await actions.write(idea.id);
            })
          }
        >
          Write it
        </Button>
        <Button
          size="small"
          disabled={kept}
          loading={working}
          aria-label={`${kept ? 'Kept' : 'Keep'}: ${text}`}
          onClick={() => void during(async () => setKept((await keep()) !== null))}
        >
          {kept ? 'Kept' : 'Keep'}
        </Button>
      </div>
    </li>
  );
}

/** The built-in questions. Reading and saving them is free. */
export function QuestionsView({ actions }: { actions: Ideas }) {
  const industry = useIndustry();
  const [chosen, setChosen] = useState<Partial<QuestionFilter>>({});
  const [all, setAll] = useState(false);
  const filter: QuestionFilter = { industry: industry ?? '', role: '', q: '', ...chosen };
  const found = findQuestions(questions, useDeferredValue(filter));
  const shown = all ? found : found.slice(0, firstShown);
  const set = (change: Partial<QuestionFilter>) => {
    setAll(false);
    setChosen({ ...chosen, ...change });
  };
  return (
    <>
      <search className={styles.filters}>
        <TextInput
          type="search"
          label="Search questions"
          maxLength={100}
          value={filter.q}
          onChange={(event) => set({ q: event.currentTarget.value })}
        />
        <NativeSelect
          label="Industry"
          data={[{ value: '', label: 'All industries' }, ...industries]}
          value={filter.industry}
          onChange={(event) => set({ industry: event.currentTarget.value })}
        />
        <NativeSelect
          label="Role"
          data={[
            { value: '', label: 'All roles' },
            ...keysOf(questionRoles).map((value) => ({ value, label: questionRoles[value] })),
          ]}
          value={filter.role}
          onChange={(event) =>
            set({ role: keysOf(questionRoles).find((one) => one === event.currentTarget.value) ?? '' })
          }
        />
      </search>
      {found.length === 0 ? (
        <EmptyState title="No results">Try fewer words, or another industry or role.</EmptyState>
      ) : (
        <ul className={styles.questions} aria-label="Questions">
          {shown.map((question) => (
            <QuestionRow key={question.text} question={question} actions={actions} />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button onClick={() => setAll(true)}>Show all {found.length} questions</Button>
      )}
    </>
  );
}
