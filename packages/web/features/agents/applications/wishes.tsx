import type { Application } from '@limelight/contracts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './applications.module.css';

const quoted = (wishes: Application['wishes']) => (
  <ul className={styles.wishes}>
    {wishes.map(({ quote }) => (
      <li key={quote} dir="auto">
        “{quote}”
      </li>
    ))}
  </ul>
);

/** The requirements of the opening: those that the facts do not cover yet, and those that they do. */
export function Wishes({ application }: { application: Application }) {
  const { wishes, facts, engine } = application;
  const shown = wishes.filter(({ factIds }) => factIds.length > 0);
  const open = wishes.filter(({ factIds, isCompared }) => factIds.length === 0 && isCompared);
  const unread = wishes.filter(({ isCompared }) => !isCompared);
  if (wishes.length === 0)
    return (
      <Card title="Requirements">
        <p className={styles.quiet}>
          {engine === null
            ? 'This opening has no list of requirements. A model can find them in its text.'
            : 'No requirement could be quoted word for word.'}
        </p>
      </Card>
    );
  return (
    <>
      {open.length > 0 && (
        <Card
          title={
            engine === null
              ? 'Requirements with no matching words in your facts'
              : 'Requirements your facts do not cover yet'
          }
          aside={String(open.length)}
        >
          {quoted(open)}
          <p className={styles.quiet}>
            Have you done this? Add it once, then make the CV again.{' '}
            <ButtonLink size="small" to="/dashboard/memory?new=fact">
              Add a fact
            </ButtonLink>
          </p>
        </Card>
      )}
      {unread.length > 0 && (
        <Card title="Requirements that were not compared" aside={String(unread.length)}>
          {quoted(unread)}
          <p className={styles.quiet}>
            The opening is in another language than your facts, so their words cannot be compared.{' '}
            {engine === null
              ? 'A model can compare them.'
              : 'The model says nothing of these: read them yourself.'}
          </p>
        </Card>
      )}
      {shown.length > 0 && (
        <Card title="Requirements your facts cover" aside={`${shown.length} of ${wishes.length}`}>
          <ul className={styles.wishes}>
            {shown.map(({ quote, factIds }) => (
              <li key={quote} dir="auto">
                “{quote}”
                {factIds.map((id) => {
                  const fact = facts.find((one) => one.id === id);
                  return (
                    fact !== undefined && (
                      <p key={id} className={styles.quiet} dir="auto">
                        {fact.text}
                      </p>
                    )
                  );
                })}
              </li>
            ))}
          </ul>
          {engine === null && (
            <p className={styles.quiet}>Matched by words alone. Check that each fact really shows it.</p>
          )}
        </Card>
      )}
    </>
  );
}
