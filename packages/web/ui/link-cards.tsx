import { Link } from 'react-router';
import styles from './link-cards.module.css';

export interface LinkCard {
  to: string;
  title: string;
  text: string;
}

export function LinkCards({ items }: { items: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
