import type { RepairFault } from '@limelight/contracts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { showClaims } from '../review/asked-claims.ts';
import { Thumbs } from '../../feedback/thumbs.tsx';
import { ChangePicker } from '../changes/change-picker.tsx';
import { changeCount, changesBetween } from '../changes/changes.ts';
import type { Claim } from '../review/claims.ts';
import { toldFaults } from '../rules/repair.ts';
import { useWritingPart } from '../studio/writing-context.ts';
import { useRepair } from './use-repair.ts';
import styles from './repair-note.module.css';

const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);

/** What the check after writing found, with the mended text as changes to take or leave. */
export function RepairNote({ claims }: { /** Those that are not confirmed. */ claims: readonly Claim[] }) {
  const { offer, about, take, leave } = useRepair();
  const written = useWritingPart(({ state }) => state.written);
  const [looking, setLooking] = useState(false);
  if (offer === null) return null;
  const { before, text, engine, mended, outcome } = offer;
  const told = toldFaults(outcome === 'unmended' ? offer.left : mended, claims, written);
  if (told.length === 0) return null;
  if (outcome === 'unmended') {
    const claimed = told.filter(({ kind }) => kind === 'claim').length;
    return (
      <Callout
        title={`${things(told.length)} for you to mend`}
        action={
          claimed > 0 && (
            <Button size="small" onClick={showClaims}>
              {claimed === 1 ? 'Show it' : 'Show them'}
            </Button>
          )
        }
      >
        <Faults faults={told} />
      </Callout>
    );
  }
  if (outcome !== 'offered' || text === null) return null;
  const left = toldFaults(offer.left, claims, written);
  const close = () => setLooking(false);
  return (
    <>
      <Callout
        title={`${things(told.length)} could be mended`}
        action={
          <Button size="small" onClick={() => setLooking(true)}>
            See the changes
          </Button>
        }
      >
        <Faults faults={told} />
      </Callout>
      <Modal opened={looking} onClose={close} size="lg" title="Mended after writing">
        <ChangePicker
          before={before}
          after={text}
          engine={engine}
          doubts={[]}
          onLeave={() => {
            leave(changeCount(changesBetween(before, text)));
            close();
          }}
          onTake={(next, _whole, { taken, changes }) => {
            if (!take(next, taken, changes))
              notices.error('The text changed meanwhile, so nothing was put in.');
            close();
          }}
        >
          {left.length > 0 && (
            <Callout title="Left for you">
              <Faults faults={left} />
            </Callout>
          )}
          {about !== null && <Thumbs about={about} />}
        </ChangePicker>
      </Modal>
    </>
  );
}

const mostShown = 4;

function Faults({ faults }: { faults: readonly RepairFault[] }) {
  const others = faults.filter(({ kind }) => kind !== 'claim');
  const claims = faults.filter(({ kind }) => kind === 'claim');
  const more = others.length - mostShown;
  return (
    <ul className={styles.faults}>
      {claims.length === 1 && <li>{claims[0]?.message}</li>}
      {claims.length > 1 && (
        <li>{claims.length} claims that no source holds. They are listed below the text.</li>
      )}
      {others.slice(0, mostShown).map(({ kind, message }, at) => (
        <li key={`${at} ${kind}`}>{message}</li>
      ))}
      {more > 0 && <li>{more === 1 ? 'And one more.' : `And ${more} more.`}</li>}
    </ul>
  );
}
