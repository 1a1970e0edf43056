import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import plain from '../../../ui/plain-table.module.css';
import styles from './operations.module.css';

interface Row {
  key: string;
  name: ReactNode;
  /** In the order of the columns. */
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  title: string;
  /** The heading of the rows, then those of the other columns. */
  columns: readonly [string, ...string[]];
  rows: readonly Row[];
  /** Shown instead of an empty table. */
  none: string;
}

export function FigureTable({ title, columns: [first, ...others], rows, none }: FigureTableProps) {
  return (
    <Card title={title} flush>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={classNames(plain.table, styles.figures)}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th key={column} scope="col" className={plain.number}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className={plain.number} data-column={others[index]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
