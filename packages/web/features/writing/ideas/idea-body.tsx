import type { Idea } from '@limelight/contracts';
import { ideaBases, postFormats } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import styles from './ideas.module.css';

function Basis({ angle, basis: { kind, title, url } }: Pick<Idea, 'angle' | 'basis'>) {
  const isSaid = title === ideaBases[kind] || angle.includes(title);
  const words = isSaid ? ideaBases[kind] : `${ideaBases[kind]}: ${title}`;
  return url === null ? (
    words
  ) : (
    <a href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer noopener' })}>
      {words}
    </a>
  );
}

const savable = ({ id, angle, opening, whyNow, note, tags }: Idea) => ({
  kind: 'idea' as const,
  refId: id,
  title: angle.slice(0, 300),
  text: [opening, whyNow, note].filter(Boolean).join('\n\n'),
  link: '/dashboard/ideas',
  tags,
});

/** What an idea is based on and says, and what can be done with it. */
export function IdeaBody({
  idea,
  onWrite,
  onKeep,
}: {
  idea: Idea;
  onWrite: () => Promise<void>;
  onKeep: () => void;
}) {
  const [writing, setWriting] = useState(false);
  const { angle, whyNow, opening, format, status, tags, pillar, note, postId } = idea;
  const write = async () => {
    setWriting(true);
    await onWrite();
    setWriting(false);
  };
  return (
    <>
      {opening !== '' && !opening.startsWith('[') && (
        <blockquote className={styles.opening}>{opening}</blockquote>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.why}>
        {format !== 'auto' && `${postFormats[format]}. `}
        {whyNow} <Basis angle={angle} basis={idea.basis} />
      </p>
      <ul className={styles.tags} aria-label="Labels">
        {pillar !== '' && <li>{pillar}</li>}
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {status !== 'posted' && (
          <Button size="small" loading={writing} onClick={() => void write()}>
            {postId === null ? 'Write it' : 'Open draft'}
          </Button>
        )}
        {status === 'new' && (
          <Button size="small" onClick={onKeep}>
            Keep
          </Button>
        )}
        <SaveButton compact item={savable(idea)} name={angle} />
      </div>
    </>
  );
}
