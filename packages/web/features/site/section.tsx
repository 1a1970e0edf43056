import type { ReactNode } from 'react';
import { Words } from './prose.tsx';
import styles from './section.module.css';

export function Section({
  title,
  icon,
  words,
  id,
  children,
}: {
  title: string;
  icon?: ReactNode;
  words?: string;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.title}>
        {icon}
        {title}
      </h2>
      {words && (
        <p className={styles.words}>
          <Words text={words} />
        </p>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}

export interface CardFacts {
  title: string;
  words: string;
  href?: string;
  more?: string;
  /** Marks the card with a colour of the theme. */
  color?: 'link' | 'good' | 'warn' | 'bad';
}

/** Cards side by side. A card with an address is a link as a whole. */
export function Cards({ cards }: { cards: readonly CardFacts[] }) {
  return (
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map((card) => {
        const inside = (
          <>
            <h3>{card.title}</h3>
            <p>{card.words}</p>
            {card.more && <p className={styles.more}>{card.more}</p>}
          </>
        );
        return (
          <li key={card.title}>
            {card.href ? (
              <a href={card.href} className={styles.card} data-color={card.color}>
                {inside}
              </a>
            ) : (
              <div className={styles.card}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
