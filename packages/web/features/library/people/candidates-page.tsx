import { candidateSearchRun, changePerson, deleteCv, type Cv } from '@limelight/contracts';
import { agentCategories, creditCosts } from '@limelight/contracts/catalog';
import { TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Form } from '../../../ui/form.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { cvsQuery, peopleKey, sendCv } from './api.ts';
import { FoundPeople } from './found-people.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './people.module.css';

function Unnamed({
  files,
  disabled,
  onAdd,
}: {
  files: readonly File[];
  disabled: boolean;
  onAdd: (file: File, name: string) => void;
}) {
  const [names, setNames] = useState<ReadonlyMap<File, string>>(new Map());
  return files.map((file) => {
    const name = names.get(file) ?? '';
    return (
      <Form
        key={`${file.name} ${file.size}`}
        className={styles.form}
        onSubmit={() => {
          if (name.trim() !== '') onAdd(file, name);
        }}
      >
        <Callout tone="warn" title={`Whose CV is ${file.name}?`}>
          We couldn’t find the name in this CV. Type it, and we’ll remove it before a model reads the CV.
        </Callout>
        <TextInput
          label={`Name of the person in ${file.name}`}
          maxLength={200}
          value={name}
          onChange={({ currentTarget: { value } }) => setNames((before) => new Map(before).set(file, value))}
        />
        <div className={styles.actions}>
          <Button type="submit" size="small" disabled={disabled || name.trim() === ''}>
            Add CV
          </Button>
        </div>
      </Form>
    );
  });
}

function Cvs() {
  const client = useQueryClient();
  const cvs = useInfiniteQuery(cvsQuery);
  const remove = useCall(deleteCv);
  const [adding, setAdding] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [unnamed, setUnnamed] = useState<readonly File[]>([]);
  const [renaming, setRenaming] = useState<Cv | null>(null);
  const rename = useCall(changePerson, { showError: false });
  const reload = () => client.invalidateQueries({ queryKey: peopleKey });
  const add = async (files: readonly File[], name = '') => {
    const failed: string[] = [];
    const missing: File[] = [];
    for (const [index, file] of files.entries()) {
      setAdding(`Reading ${index + 1} of ${files.length}`);
      try {
        await sendCv(file, name);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code === 'cv_name_missing') missing.push(file);
        else failed.push(`${file.name}: ${error.message}`);
      }
    }
    setAdding(null);
    setFaults(failed);
    setUnnamed((before) => [...before.filter((file) => !files.includes(file)), ...missing]);
    await reload();
  };
  const correct = async ({ personId }: Cv, name: string) => {
    if ((await rename.run({ params: { id: personId }, body: { name } })) === null) return;
    setRenaming(null);
    await reload();
  };
  const drop = async (id: string) => {
    if ((await remove.run({ params: { id } })) !== null) await reload();
  };
  const items = cvs.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title="CVs" aside={items.length === 0 ? undefined : `${items.length}${cvs.hasNextPage ? '+' : ''}`}>
      <div className={styles.form}>
        <DropZone
          label="CVs (PDF or DOCX)"
          multiple
          accept=".pdf,.docx,.txt"
          disabled={adding !== null}
          onFiles={(files) => void add(files)}
        >
          or drop them here: CVs as PDF or DOCX.
        </DropZone>
        <p className={styles.facts}>
          Check each name: it is removed from the CV before a model reads it. Fields such as nationality are
          removed by their English labels, so delete them from CVs in other languages first.
        </p>
        <output className={styles.facts}>{adding}</output>
        {faults.map((fault) => (
          <Callout key={fault} tone="bad">
            {fault}
          </Callout>
        ))}
        <Unnamed files={unnamed} disabled={adding !== null} onAdd={(file, name) => void add([file], name)} />
        <ul className={styles.rows}>
          {items.map((cv) => (
            <li key={cv.id}>
              <span>
                <strong>{cv.name}</strong> <span className={styles.facts}>{cv.fileName}</span>
              </span>
              <span className={styles.actions}>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Correct name: ${cv.name}`}
                  onClick={() => setRenaming(cv)}
                >
                  Correct name
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Delete the CV of ${cv.name}`}
                  onClick={() => void drop(cv.id)}
                >
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
        <ShowMore list={cvs}>Show more CVs</ShowMore>
        {renaming !== null && (
          <NameDialog
            title={`Whose CV is ${renaming.fileName}?`}
            start={renaming.name}
            longest={200}
            confirmLabel="Save name"
            loading={rename.loading}
            fault={rename.error?.message ?? null}
            onType={rename.reset}
            onClose={() => setRenaming(null)}
            onConfirm={(name) => void correct(renaming, name)}
          />
        )}
      </div>
    </Card>
  );
}

export function CandidatesPage() {
  const run = useRunAt(candidateSearchRun);
  const [must, setMust] = useKeptText('candidates:must');
  const [nice, setNice] = useKeptText('candidates:nice');
  const role = nice.trim() === '' ? must : `${must}\n\nNice to have:\n${nice}`;
  const { result } = run;
  return (
    <Page>
      <PageHeader
        title={agentCategories.job_candidate_searcher.label}
        description="Candidates among the CVs you upload and your connections, with a quote for each criterion. Names and photos are never compared. Fields such as “Age:” or “Gender:” are left out; describe the work, not the person."
      />
      <ConnectModel>
        A model finds criteria and evidence by meaning. Without one, we look for your words as you wrote them.
      </ConnectModel>
      <Card
        title="The role"
        foot={
          !run.active && (
            <Button
              look="accent"
              credits={creditCosts['search.candidates']}
              loading={run.starting}
              disabled={must.trim() === ''}
              onClick={() => void run.begin({ role })}
            >
              Find candidates
            </Button>
          )
        }
      >
        <div className={styles.form}>
          <TextArea label="Must have, one per line" rows={4} value={must} onChange={setMust} />
          <TextArea label="Nice to have, one per line (optional)" rows={3} value={nice} onChange={setNice} />
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        </div>
      </Card>
      {result !== null && (
        <>
          {result.leftOut.length > 0 && (
            <Callout tone="warn" title="Left out">
              {result.leftOut.join(' · ')}. Nobody is chosen by these attributes.
            </Callout>
          )}
          <FoundPeople
            people={result.candidates}
            title={`${result.candidates.length} of ${result.compared} people ${result.byWords ? 'mention' : 'meet'} a criterion`}
            byWords={result.byWords}
            compared="We checked up to 600 people: those whose CVs you added, and connections who share a word with the role."
            draftPath="/dashboard/job-message-drafter"
          />
          <Card title="Search elsewhere">
            <div className={styles.form}>
              {result.searches.map(({ site, query, explanation, url }) => (
                <div key={site} className={styles.form}>
                  <h3>{site}</h3>
                  <p className={styles.query}>{query}</p>
                  <p className={styles.facts}>{explanation}</p>
                  <div className={styles.actions}>
                    <CopyButton size="small" text={query} label={`Copy search for ${site}`} />
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      Open {site}
                    </a>
                  </div>
                </div>
              ))}
            </div>
          </Card>
        </>
      )}
      <Cvs />
      <ImportCard kind="connection" title="Import your connections" />
    </Page>
  );
}
