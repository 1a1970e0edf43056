import { candidateSearchRun, deleteCv } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { useRunAt } from '../../lib/runs/use-run-at.ts';
import { useCall } from '../../lib/use-call.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { ConnectModel } from '../../ui/connect-model.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { RunProgress } from '../../ui/run-progress.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { cvsQuery, peopleKey, sendCv } from './api.ts';
import { FoundPeople } from './found-people.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './people.module.css';

function Cvs() {
  const client = useQueryClient();
  const cvs = useQuery(cvsQuery);
  const remove = useCall(deleteCv);
  const [adding, setAdding] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const reload = () => client.invalidateQueries({ queryKey: peopleKey });
  const add = async (files: readonly File[]) => {
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      setAdding(`Reading ${index + 1} of ${files.length}`);
      try {
        await sendCv(file, '');
      } catch (error) {
        if (!isApiError(error)) throw error;
        failed.push(`${file.name}: ${error.message}`);
      }
    }
    setAdding(null);
    setFaults(failed);
    await reload();
  };
  const drop = async (id: string) => {
    if ((await remove.run({ params: { id } })) !== null) await reload();
  };
  const items = cvs.data?.items ?? [];
  return (
    <Card title="CVs" aside={items.length === 0 ? undefined : String(items.length)}>
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
        <output className={styles.facts}>{adding}</output>
        {faults.map((fault) => (
          <Callout key={fault} tone="bad">
            {fault}
          </Callout>
        ))}
        <ul className={styles.rows}>
          {items.map(({ id, name, fileName }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong> <span className={styles.facts}>{fileName}</span>
              </span>
              <Button
                size="small"
                look="quiet"
                aria-label={`Delete the CV of ${name}`}
                onClick={() => void drop(id)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** From a role to candidates among CVs and connections, and to search strings for elsewhere. */
export function CandidatesPage() {
  const run = useRunAt(candidateSearchRun);
  const [must, setMust] = useKeptText('candidates:must');
  const [nice, setNice] = useKeptText('candidates:nice');
  const role = nice.trim() === '' ? must : `${must}\n\nNice to have:\n${nice}`;
  const { result } = run;
  return (
    <Page>
      <PageHeader
        title="Candidate search"
        description="Candidates among the CVs you upload and your connections, with a quote for each criterion. Name, photo, age, gender and nationality play no part."
      />
      <ConnectModel>
        A model finds criteria and evidence by meaning. Without one, we compare them word by word.
      </ConnectModel>
      <Card title="The role">
        <div className={styles.form}>
          <TextArea label="Must have, one per line" rows={4} value={must} onChange={setMust} />
          <TextArea label="Nice to have, one per line (optional)" rows={3} value={nice} onChange={setNice} />
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active ? (
            <RunProgress progress={run.progress} onCancel={run.cancel} />
          ) : (
            <div className={styles.actions}>
              <Button
                look="accent"
                credits={creditCosts['search.candidates']}
                loading={run.starting}
                disabled={must.trim() === ''}
                onClick={() => void run.begin({ role })}
              >
                Find candidates
              </Button>
            </div>
          )}
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
            title={`${result.candidates.length} of ${result.compared} people meet a criterion`}
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
