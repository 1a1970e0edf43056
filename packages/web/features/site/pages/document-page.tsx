import type { Document } from '../../../content/legal.ts';
import { Day } from '../day.tsx';
import { headingsOf, slugOf } from '../../../lib/parse-prose.ts';
import { Prose } from '../prose.tsx';
import { Stage } from '../stage.tsx';
import styles from './document-page.module.css';

export function DocumentPage({
  document,
  crumbs,
}: {
  document: Document;
  crumbs: readonly { name: string; path: string }[];
}) {
  const headings = headingsOf(document.text);
  return (
    <>
      <Stage title={document.title} words={document.lead} crumbs={crumbs} />
      <div className={styles.columns}>
        {headings.length > 2 && (
          <nav aria-label="On this page" className={styles.contents}>
            <ul>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${slugOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          {document.changed !== undefined && (
            <p className={styles.changed}>
              Last changed on <Day date={document.changed} />
            </p>
          )}
          <Prose text={document.text} />
        </div>
      </div>
    </>
  );
}
