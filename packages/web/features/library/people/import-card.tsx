import {
  importPeople,
  keysOf,
  personColumns,
  type DateOrder,
  type EndpointData,
  type readPeopleFile,
} from '@limelight/contracts';
import { legalBases, type LegalBasis, type PersonKind } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateOrderButtons } from '../../../ui/date-order-buttons.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { peopleKey, readFile } from './api.ts';
import { isBasis } from './legal-basis.ts';
import styles from './people.module.css';

type Preview = EndpointData<typeof readPeopleFile>;
type Field = keyof typeof personColumns;

const isField = (value: string): value is Field => Object.hasOwn(personColumns, value);

interface Chosen extends Preview {
  fileName: string;
}

/** Imports people from a file: maps its columns, asks for the legal basis, then adds them. */
export function ImportCard({ kind, title }: { kind: PersonKind; title: string }) {
  const client = useQueryClient();
  const add = useCall(importPeople);
  const [file, setFile] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [basis, setBasis] = useState<LegalBasis>('legitimate-interest');
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const [done, setDone] = useState<EndpointData<typeof importPeople> | null>(null);
  const read = async (given: File) => {
    setReading(true);
    setFault(null);
    setDone(null);
    setDateOrder(null);
    try {
      setFile({ ...(await readFile(given)), fileName: given.name });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.message);
    } finally {
      setReading(false);
    }
  };
  const setField = (column: number, field: Field | null) =>
    file !== null &&
    setFile({
      ...file,
      columns: file.columns.map((one) => (one.column === column ? { ...one, field } : one)),
    });
  const asks = file?.ambiguousDate != null && dateOrder === null;
  const bring = async () => {
    if (file === null) return;
    const mapping = Object.fromEntries(
      file.columns.flatMap(({ column, field }) => (field === null ? [] : [[String(column), field]])),
    );
    const body = {
      csv: file.csv,
      label: file.fileName.slice(0, 100),
      kind,
      mapping,
      ...(dateOrder === null ? {} : { dateOrder }),
      legalBasis: basis,
    };
    const result = await add.run({ body });
    if (result === null) return;
    setDone(result);
    setFile(null);
    await client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <Card title={title}>
      <div className={styles.form}>
        <DropZone
          label="CSV or XLSX file with a header row"
          accept=".csv,.xlsx,.txt"
          disabled={reading}
          onFiles={([given]) => {
            if (given) void read(given);
          }}
        >
          or drop it here: a CSV or XLSX file with a header row, such as LinkedIn’s Connections.csv or a CRM
          export.
        </DropZone>
        {fault !== null && <Callout tone="bad">{fault}</Callout>}
        {done !== null && (
          <Callout tone="good" title="The file is imported">
            {done.added} added, {done.merged} merged with people you have, {done.optedOut} left out because
            they opted out, {done.skipped} rows without a name.
            {done.undated > 0 &&
              ` ${done.undated} ${done.undated === 1 ? 'date' : 'dates'} could not be read, so those people were kept without one.`}
          </Callout>
        )}
        {file !== null && (
          <>
            <p className={styles.facts}>
              {file.rows === 1 ? '1 row' : `${file.rows} rows`} in {file.fileName}. Check what each column is.
            </p>
            <div className={styles.fields}>
              {file.columns.map(({ column, header, sample, field }) => (
                <NativeSelect
                  key={column}
                  label={header || `Column ${column + 1}`}
                  description={sample.filter(Boolean).slice(0, 2).join(', ') || 'Empty'}
                  value={field ?? ''}
                  data={[
                    { value: '', label: 'Leave out' },
                    ...keysOf(personColumns).map((key) => ({ value: key, label: personColumns[key] })),
                  ]}
                  onChange={({ currentTarget: { value } }) => setField(column, isField(value) ? value : null)}
                />
              ))}
              <NativeSelect
                label="Why you may keep these people"
                value={basis}
                data={keysOf(legalBases).map((key) => ({ value: key, label: legalBases[key] }))}
                onChange={({ currentTarget: { value } }) => isBasis(value) && setBasis(value)}
              />
            </div>

            {asks && <DateOrderButtons date={file.ambiguousDate ?? ''} onChoose={setDateOrder} />}
            <div className={styles.actions}>
              <Button look="ink" loading={add.loading} onClick={() => void bring()}>
                Import people
              </Button>
              <Button look="quiet" onClick={() => setFile(null)}>
                Discard file
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
