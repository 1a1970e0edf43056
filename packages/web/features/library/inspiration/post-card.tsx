import type { LibraryPost } from '@limelight/contracts';
import { postFormats } from '@limelight/contracts/catalog';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './inspiration.module.css';
import { originWords, savableOf, standingWords } from './rules.ts';

const number = new Intl.NumberFormat('en');

export function Figures({ post }: { post: LibraryPost }) {
  const { standing, reactions, comments, impressions } = post;
  const known = [
    reactions === null ? null : `${number.format(reactions)} reactions`,
    comments === null ? null : `${number.format(comments)} comments`,
    impressions === null ? null : `${number.format(impressions)} impressions`,
  ].filter((words) => words !== null);
  if (standing === null && known.length === 0) return null;
  return (
    <p className={styles.figures}>
      {standing !== null && (
        <StatusBadge tone={standing >= 2 ? 'good' : 'plain'}>{standingWords(standing)}</StatusBadge>
      )}
      {known.join(', ')}
    </p>
  );
}

export function Facts({ post }: { post: LibraryPost }) {
  const { format, industry } = post;
  return (
    <p className={styles.facts}>
      {[originWords(post), industry, format === null ? null : postFormats[format]]
        .filter((words) => words !== null)
        .join(' · ')}
    </p>
  );
}

export function PostCard({ post, address }: { post: LibraryPost; address: string }) {
  const [first = '', ...rest] = post.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top}>
        <Facts post={post} />
        <SaveButton compact item={savableOf(post)} name={first.slice(0, 120)} />
      </div>
      <h2 className={styles.first} dir="auto">
        <Link to={address}>{first}</Link>
      </h2>
      <p className={styles.excerpt} dir="auto">
        {rest.join(' ')}
      </p>
      <Figures post={post} />
    </Card>
  );
}
