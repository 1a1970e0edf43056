import { findFittingFacts } from '@limelight/contracts';
import { Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { readQuery } from '../../../../../lib/read-query.ts';
import { useVoiceChoice } from '../../../../../lib/voices.ts';
import { useLeftOutFacts, wantFact } from '../../post/facts-choice.ts';
import { useWritingPart } from '../../post/writing-context.ts';
import fold from './brief-fold.module.css';
import styles from './memory-line.module.css';

const restMs = 600;

function useFittingFacts() {
  const idea = useWritingPart(({ state }) => state.idea);
  const voice = useVoiceChoice();
  const [subject] = useDebouncedValue(idea.trim(), restMs);
  const { data } = useQuery({
    ...readQuery(['facts', 'fitting', voice, subject], findFittingFacts, { body: { subject, voice } }),
    enabled: subject !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return subject === '' ? [] : (data?.items ?? []);
}

/** The facts from memory that fit the idea, each of which can be left out. Hidden while none do. */
export function MemoryLine() {
  const facts = useFittingFacts();
  const leftOut = useLeftOutFacts();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (facts.length === 0) return null;
  const used = facts.filter((fact) => !leftOut.includes(fact.id)).length;
  return (
    <div>
      <button
        type="button"
        className={fold.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={fold.label}>
          Memory: {facts.length === 1 ? '1 fact fits' : `${facts.length} facts fit`}
        </span>
        {used < facts.length && <span className={fold.told}>{used === 0 ? 'None' : used} will be used</span>}
        <IconChevronDown size={16} className={fold.arrow} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!open} className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.id} className={styles.fact}>
            <Switch
              checked={!leftOut.includes(fact.id)}
              onChange={({ currentTarget }) => wantFact(fact.id, currentTarget.checked)}
              label={fact.text}
              description={fact.privacy === 'ask' ? 'Leaves a gap to fill in' : undefined}
            />
            <Link to={`/dashboard/memory?fact=${fact.id}`} className={styles.link}>
              {fact.title === '' ? 'Open' : fact.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
