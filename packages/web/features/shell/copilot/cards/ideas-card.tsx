import { changeIdea, draftIdea, type CopilotCard } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFrame } from './frame.tsx';
import styles from './cards.module.css';

type Found = Extract<CopilotCard, { kind: 'ideas' }>['ideas'][number];

function Idea({ idea: { id, text } }: { idea: Found }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = useCall(changeIdea);
  const write = useCall(draftIdea);
  const [isKept, setKept] = useState(false);
  const renew = () => client.invalidateQueries({ queryKey: ['ideas'] });
  return (
    <li className={styles.row}>
      <span className={styles.text} dir="auto">
        {text}
      </span>
      <span className={styles.actions}>
        <Button
          size="small"
          aria-label={`Keep “${text}”`}
          aria-disabled={isKept}
          loading={keep.loading}
          onClick={async () => {
            if (isKept || (await keep.run({ params: { id }, body: { status: 'kept' } })) === null) return;
            setKept(true);
            await renew();
          }}
        >
          {isKept ? 'Kept' : 'Keep'}
        </Button>
        <Button
          size="small"
          aria-label={`Write “${text}”`}
          loading={write.loading}
          onClick={async () => {
            const made = await write.run({ params: { id } });
            if (made === null) return;
            await renew();
            await navigate(`/dashboard/generate-post?post=${made.postId}`);
          }}
        >
          Write
        </Button>
      </span>
    </li>
  );
}

export function IdeasCard({ ideas }: { ideas: readonly Found[] }) {
  return (
    <CardFrame label="Ideas" title={ideas.length === 1 ? '1 idea' : `${ideas.length} ideas`}>
      <ul className={styles.rows}>
        {ideas.map((idea) => (
          <Idea key={idea.id} idea={idea} />
        ))}
      </ul>
    </CardFrame>
  );
}
