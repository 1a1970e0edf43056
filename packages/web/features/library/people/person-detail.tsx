import {
  changePerson,
  deletePerson,
  keysOf,
  optOutPerson,
  type EndpointInput,
  type PersonView,
} from '@limelight/contracts';
import { legalBases, personKinds, personOrigins } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentTime } from '../../../lib/clock.ts';
import { download } from '../../../lib/download.ts';
import { formatDate } from '../../../lib/format.ts';
import { localInput } from '../../../lib/local-input.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { QuotedReasons } from '../../../ui/quoted-reasons.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { NotesConflict } from '../../../ui/notes-conflict.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { peopleKey, personQuery } from './api.ts';
import { isBasis } from './legal-basis.ts';
import styles from './people.module.css';
import { LeadStatusSelect, quotedEvidence } from './lead-row.tsx';
import { fitWords, savableOf } from './rules.ts';

function Edit({ person }: { person: PersonView }) {
  const client = useQueryClient();
  const change = useCall(changePerson, { successMessage: 'Saved' });
  // Send only what was changed here, so that changes from other tabs to other fields are kept.
  const [loaded, setLoaded] = useState(person);
  const [notes, setNotes] = useState(person.notes);
  const [tags, setTags] = useState(person.tags.join(', '));
  const [keepUntil, setKeepUntil] = useState(person.keepUntil);
  const [basis, setBasis] = useState(person.legalBasis);
  const [remindAt, setRemindAt] = useState(localInput(person.remindAt));
  const save = async (body: EndpointInput<typeof changePerson>['body']) => {
    const saved = await change.run({ params: { id: person.id }, body });
    if (saved !== null)
      setLoaded((before) => ({
        ...before,
        ...(body.notes === undefined ? {} : { notes: saved.notes, notesVersion: saved.notesVersion }),
        ...(body.tags === undefined ? {} : { tags: saved.tags }),
        ...(body.legalBasis === undefined ? {} : { legalBasis: saved.legalBasis }),
        ...(body.keepUntil === undefined ? {} : { keepUntil: saved.keepUntil }),
        ...(body.remindAt === undefined ? {} : { remindAt: saved.remindAt }),
      }));
    await client.invalidateQueries({ queryKey: peopleKey });
  };
  const parts = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const saveFrom = (notesVersion: string) =>
    save({
      ...(notes === loaded.notes ? {} : { notes, notesVersion }),
      ...(tags === loaded.tags.join(', ') ? {} : { tags: parts }),
      ...(basis === loaded.legalBasis ? {} : { legalBasis: basis }),
      ...(keepUntil === '' || keepUntil === loaded.keepUntil ? {} : { keepUntil }),
      ...(remindAt === localInput(loaded.remindAt)
        ? {}
        : { remindAt: remindAt === '' ? null : new Date(remindAt).toISOString() }),
    });
  const loadOther = () => {
    setNotes(person.notes);
    setLoaded({ ...loaded, notes: person.notes, notesVersion: person.notesVersion });
    change.reset();
  };
  return (
    <Card title="Your record">
      <div className={styles.form}>
        <TextArea label="Notes" rows={4} value={notes} onChange={setNotes} />
        {change.error?.code === 'notes_changed' && person.notesVersion !== loaded.notesVersion && (
          <NotesConflict
            other={person.notes}
            onKeep={() => void saveFrom(person.notesVersion)}
            onLoad={loadOther}
          />
        )}
        <div className={styles.fields}>
          <TextInput
            label="Tags, separated by commas"
            value={tags}
            onChange={({ currentTarget: { value } }) => setTags(value)}
          />
          <NativeSelect
            label="Why you may keep it"
            value={basis}
            data={keysOf(legalBases).map((key) => ({ value: key, label: legalBases[key] }))}
            onChange={({ currentTarget: { value } }) => isBasis(value) && setBasis(value)}
          />
          <TextInput
            label="Keep until"
            type="date"
            value={keepUntil}
            onChange={({ currentTarget: { value } }) => setKeepUntil(value)}
          />
          <TextInput
            label="Remind me to write"
            type="datetime-local"
            value={remindAt}
            onChange={({ currentTarget: { value } }) => setRemindAt(value)}
          />
        </div>
        <div className={styles.actions}>
          <Button loading={change.loading} onClick={() => void saveFrom(loaded.notesVersion)}>
            Save record
          </Button>
          <Button onClick={() => void save({ lastContactedAt: new Date(currentTime()).toISOString() })}>
            Mark as contacted today
          </Button>
          <output className={styles.facts}>
            {person.lastContactedAt === null
              ? 'Not contacted yet'
              : `Last contact ${formatDate(person.lastContactedAt)}`}
          </output>
        </div>
      </div>
    </Card>
  );
}

function Rights({ person }: { person: PersonView }) {
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const remove = useCall(deletePerson);
  const out = useCall(optOutPerson, { successMessage: 'Added to your do-not-contact list.' });
  const [asking, setAsking] = useState<'delete' | 'opt-out' | null>(null);
  const [failed, setFailed] = useState(false);
  const params = { id: person.id };
  const settle = async (work: Promise<unknown>, isGone: boolean) => {
    if ((await work) === null) return;
    setAsking(null);
    if (isGone) setSearch({});
    await client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <Card title="Their rights">
      <div className={styles.form}>
        {failed && <Callout tone="bad">The file was not saved. Try again.</Callout>}
        <div className={styles.actions}>
          <Button
            onClick={() =>
              void download(`/people/${person.id}/export`, 'person.json').then((saved) => setFailed(!saved))
            }
          >
            Export their data
          </Button>
          {!person.optedOut && <Button onClick={() => setAsking('opt-out')}>Record opt-out</Button>}
          <Button look="bad" onClick={() => setAsking('delete')}>
            Delete person
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asking === 'opt-out'}
        title={`Stop contacting ${person.name}?`}
        confirmLabel="Record opt-out"
        cancelLabel="Cancel"
        loading={out.loading}
        onClose={() => setAsking(null)}
        onConfirm={() => void settle(out.run({ params, body: {} }), false)}
      >
        They go on your do-not-contact list. Imports, searches, drafts and exports leave them out from now on.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        title={`Delete ${person.name}?`}
        confirmLabel="Delete person"
        danger
        loading={remove.loading}
        onClose={() => setAsking(null)}
        onConfirm={() => void settle(remove.run({ params }), true)}
      >
        This deletes their record, CVs, facts and notes. An opt-out stays on your do-not-contact list.
      </ConfirmDialog>
    </Card>
  );
}

export function PersonDetail({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  if (person.isError) return <ErrorState query={person}>This person could not be loaded.</ErrorState>;
  if (person.isPending) return <Loading lines={10} />;
  const { data } = person;
  const facts = [
    [data.position, data.company].filter(Boolean).join(' at '),
    data.location,
    data.industry,
    data.email ?? '',
    data.kinds.map((kind) => personKinds[kind]).join(', '),
    ...data.lists.map(({ name }) => `on “${name}”`),
  ];
  return (
    <>
      {data.optedOut && (
        <Callout tone="warn" title="Do not contact">
          {data.name} opted out. Searches, drafts and exports leave them out.
        </Callout>
      )}
      <PageHeader
        title={data.name}
        actions={
          <>
            <ButtonLink to="/dashboard/people">Back to people</ButtonLink>
            {data.linkedinUrl !== null && (
              <ButtonLink to={data.linkedinUrl} target="_blank" rel="noopener noreferrer">
                Open LinkedIn profile
              </ButtonLink>
            )}
          </>
        }
      />
      <Card title="Details">
        <div className={styles.form}>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
          {data.lead !== null && <LeadStatusSelect person={data} label="Status" />}
          {!data.optedOut && (
            <div className={styles.actions}>
              <ButtonLink size="small" to={`/dashboard/sales-message-drafting?person=${id}`}>
                Draft message
              </ButtonLink>
              <SaveButton item={savableOf(data)} />
            </div>
          )}
        </div>
      </Card>
      {data.lead !== null && data.lead.evidence.length > 0 && (
        <Card title="Why they fit" aside={fitWords(data.lead)}>
          <QuotedReasons reasons={quotedEvidence(data.lead.evidence)} missing={data.lead.missing} />
        </Card>
      )}
      <Card title="Where this is from">
        <ul className={styles.rows}>
          {data.origins.map(({ kind, label, at }) => (
            <li key={`${kind} ${label}`}>
              <span>
                {personOrigins[kind]}: {label}
              </span>
              <span className={styles.facts}>{formatDate(at)}</span>
            </li>
          ))}
          {data.facts.map(({ field, quote, source, address, observedAt }) => (
            <li key={`${field} ${quote} ${address}`}>
              <span>
                {field}: <q>{quote}</q>
              </span>
              <span className={styles.facts}>
                {address === null ? (
                  source
                ) : (
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {source}
                  </a>
                )}
                , {formatDate(observedAt)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Edit key={`${data.id} ${data.keepUntil}`} person={data} />
      <Rights person={data} />
    </>
  );
}
