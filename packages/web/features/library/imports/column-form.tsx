import { importColumns, type ColumnChoice, type ImportColumn } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './imports.module.css';

const labels: Readonly<Record<ImportColumn, string>> = {
  text: 'Text of the post',
  date: 'Date',
  url: 'Address',
  author: 'Author',
  reactions: 'Reactions',
  comments: 'Comments',
  reposts: 'Reposts',
  impressions: 'Impressions',
  industry: 'Industry',
};

export function ColumnForm({
  headings,
  known = {},
  onChoose,
}: {
  headings: readonly string[];
  /** The columns that are known already. */
  known?: ColumnChoice;
  onChoose: (columns: ColumnChoice) => void;
}) {
  const [columns, setColumns] = useState<ColumnChoice>(known);
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        onChoose(columns);
      }}
    >
      <div className={styles.columns}>
        {importColumns.map((column) => (
          <label key={column} className={styles.column}>
            {labels[column]}
            <select
              value={columns[column] ?? ''}
              onChange={({ target }) => setColumns({ ...columns, [column]: target.value })}
            >
              <option value="">{column === 'text' ? 'Choose a column' : 'None'}</option>
              {headings.map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div>
        <Button type="submit" look="accent" disabled={(columns.text ?? '') === ''}>
          Import posts
        </Button>
      </div>
    </Form>
  );
}
