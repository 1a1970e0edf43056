import styles from './cards.module.css';

interface CardFacts {
  title: string;
  words: string;
  href?: string;
}

/** A heading above a row of cards. `numbered` counts them as steps. */
export function CardRow({
  title,
  words,
  cards,
  numbered = false,
}: {
  title: string;
  words: string;
  cards: readonly CardFacts[];
  numbered?: boolean;
}) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{words}</p>
      <List className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.title} className={styles.card}>
            {numbered && (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
            <p>{card.words}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
