import { IconStar, IconStarFilled } from '@tabler/icons-react';
import styles from './templates.module.css';

export function StarButton({
  name,
  favorite,
  onToggle,
}: {
  name: string;
  favorite: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={favorite}
      aria-label={`Favourite: ${name}`}
      onClick={onToggle}
    >
      {favorite ? <IconStarFilled size={18} /> : <IconStar size={18} />}
    </button>
  );
}
