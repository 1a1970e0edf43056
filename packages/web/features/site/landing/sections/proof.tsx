import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import type { ProofFacts } from '../proof-facts.ts';
import styles from './proof.module.css';

function Claim({
  figure,
  title,
  words,
  children,
}: Record<'figure' | 'title' | 'words', string> & { children: ReactNode }) {
  return (
    <li className={styles.claim}>
      <p className={styles.figure}>{figure}</p>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.words}>{words}</p>
      <div className={styles.shown}>{children}</div>
    </li>
  );
}

const receipt = [
  { at: '08:59:58', words: 'Recorded what will be sent' },
  { at: '09:00:00', words: 'Sent to LinkedIn, once' },
  { at: '09:00:01', words: 'LinkedIn confirmed the post' },
] as const;

/** What is measured rather than promised. The figures of the first column are those of `npm run bench:faults`. */
export function Proof({ draft, measured, traits }: ProofFacts) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.title}>Measured, not promised</h2>
        <ScrollRegion className={styles.claims} label="What is measured">
          <ul className={styles.list}>
            <Claim
              figure="0 duplicates"
              title="Published once"
              words="10,000 publishes to our LinkedIn simulator, with a fault at every step and the database killed 20 times: of 7,034 confirmed posts, none twice and none missing. A job queue that retries posted 10.3% twice or more."
            >
              <ol className={styles.receipt} aria-label="Receipt of a post">
                {receipt.map(({ at, words }) => (
                  <li key={at}>
                    <span>{at}</span> {words}
                  </li>
                ))}
              </ol>
            </Claim>
            <Claim
              figure="Every number"
              title="Nothing invented about you"
              words="Numbers, names and quotes are compared with your notes. What is not there is marked before anyone reads it."
            >
              <p className={styles.draft}>
                {draft.map(({ words, claim }) =>
                  claim === null ? (
                    words
                  ) : (
                    <mark key={words} data-claim={claim}>
                      {words}
                    </mark>
                  ),
                )}
              </p>
              <p className={styles.key}>
                <span data-claim="in-notes">in your notes</span>
                <span data-claim="not-in-notes">not in your notes</span>
              </p>
            </Claim>
            <Claim
              figure={`${measured} traits`}
              title="Your own words"
              words="Your voice is measured from posts you wrote. Where a draft sounds like someone else, you see it."
            >
              <table className={styles.traits}>
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="visually-hidden">Trait</span>
                    </th>
                    <th scope="col">Yours</th>
                    <th scope="col">Generic</th>
                  </tr>
                </thead>
                <tbody>
                  {traits.map(({ label, yours, draft: theirs }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{yours}</td>
                      <td data-off>{theirs}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Claim>
          </ul>
        </ScrollRegion>
      </div>
    </section>
  );
}
