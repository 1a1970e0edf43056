import { addFact, factCharacterLimit } from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { factsKey } from './api.ts';
import { FactFields, readDetails, type FactDetails } from './fact-fields.tsx';
import styles from './memory.module.css';

const start: FactDetails = { kind: 'event', subject: '', privacy: 'use', happened: '', until: '' };

/** Keeps a fact that somebody types. The typed sentence survives closing the dialog. */
export function RememberDialog({
  team,
  onClose,
}: {
  /** The workspace that shares it; null for a fact of one's own. */
  team: { id: string; name: string } | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const add = useCall(addFact, { showError: false });
  const [text, setText, forget] = useKeptText(`fact:${team?.id ?? 'own'}`);
  const [details, setDetails] = useState(start);
  const [unfolded, setUnfolded] = useState(false);
  const faults = add.error === null ? {} : fieldErrors(add.error);
  const general = add.error !== null && Object.keys(faults).length === 0 ? add.error.message : undefined;
  return (
    <FormDialog
      title={team === null ? 'Remember a fact' : `Remember a fact for ${team.name}`}
      size="lg"
      confirmLabel="Remember fact"
      loading={add.loading}
      onInput={add.reset}
      onSubmit={async () => {
        const body = { text, ...readDetails(details), team: team?.id ?? null };
        if ((await add.run({ body })) === null) return;
        forget();
        notices.show({
          tone: 'good',
          title: 'Fact remembered',
          message: details.privacy === 'use' ? 'Drafts can use it now.' : '',
        });
        await client.invalidateQueries({ queryKey: factsKey });
        onClose();
      }}
      onClose={onClose}
    >
      <Textarea
        label="Fact"
        description={
          team === null
            ? 'One sentence, such as “I moved the support team to four days a week in March 2024.”'
            : 'One sentence, such as “A yearly plan costs 240 euros.” or “We never say ‘cheap’.”'
        }
        autosize
        minRows={2}
        maxRows={6}
        maxLength={factCharacterLimit}
        value={text}
        error={faults['text'] ?? general}
        onChange={(event) => setText(event.currentTarget.value.replaceAll('\n', ' '))}
        data-autofocus
      />
      <details
        className={styles.fold}
        open={unfolded || Object.keys(faults).some((name) => name !== 'text')}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>Kind, date and privacy (optional)</summary>
        <FactFields details={details} faults={faults} onChange={setDetails} />
      </details>
    </FormDialog>
  );
}
