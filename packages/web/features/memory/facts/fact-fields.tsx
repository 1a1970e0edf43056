import { factKinds, factPrivacies, factSubjectLimit, type Fact } from '@limelight/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import { kindLabels, privacyLabels } from './rules.ts';
import styles from './memory.module.css';

/** What is known about a fact besides its sentence, as typed. */
export type FactDetails = Pick<Fact, 'kind' | 'subject' | 'privacy'> & { happened: string; until: string };

export const detailsOf = ({ kind, subject, privacy, happened, until }: Fact): FactDetails => ({
  kind,
  subject,
  privacy,
  happened: happened ?? '',
  until: until ?? '',
});

/** The details as the server reads them. */
export const readDetails = ({ happened, until, ...rest }: FactDetails) => ({
  ...rest,
  happened: happened.trim() || null,
  until: until.trim() || null,
});

const datePlaceholder = '2024 or 2024-03-18';

export function FactFields({
  details,
  faults,
  onChange,
}: {
  details: FactDetails;
  faults: Readonly<Record<string, string>>;
  onChange: (details: FactDetails) => void;
}) {
  const set = (change: Partial<FactDetails>) => onChange({ ...details, ...change });
  return (
    <div className={styles.fields}>
      <NativeSelect
        label="Kind"
        data={factKinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={details.kind}
        onChange={({ currentTarget: { value } }) =>
          set({ kind: factKinds.find((one) => one === value) ?? 'event' })
        }
      />
      <TextInput
        label="About"
        placeholder="Company or project"
        maxLength={factSubjectLimit}
        value={details.subject}
        error={faults['subject']}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <TextInput
        label="When"
        placeholder={datePlaceholder}
        maxLength={10}
        value={details.happened}
        error={faults['happened']}
        onChange={(event) => set({ happened: event.currentTarget.value })}
      />
      <TextInput
        label="True until"
        placeholder={datePlaceholder}
        maxLength={10}
        value={details.until}
        error={faults['until']}
        onChange={(event) => set({ until: event.currentTarget.value })}
      />
      <NativeSelect
        label="Privacy"
        data={factPrivacies.map((value) => ({ value, label: privacyLabels[value] }))}
        value={details.privacy}
        onChange={({ currentTarget: { value } }) =>
          set({ privacy: factPrivacies.find((one) => one === value) ?? 'use' })
        }
      />
    </div>
  );
}
