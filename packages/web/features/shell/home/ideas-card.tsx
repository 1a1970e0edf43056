import { draftIdea, listIdeas } from '@limelight/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/client.ts';
import { useProfile } from '../../lib/person.ts';
import { useCall } from '../../lib/use-call.ts';
import { Card } from '../../ui/card.tsx';
import styles from './home.module.css';
import { promptsFor } from './prompts.ts';

const writeAbout = (idea: string) => `/dashboard/generate-post?idea=${encodeURIComponent(idea)}&suggested`;

const topIdeas = (status: 'kept' | 'new') =>
  queryOptions({
    queryKey: ['ideas', 'home', status],
    queryFn: ({ signal }) => call(listIdeas, { query: { status, limit: 3 } }, { showError: false, signal }),
  });

/** Three ideas worth writing, saved ones first, or questions for users who have none. */
export function IdeasCard({ today }: { today: string }) {
  const profile = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useCall(draftIdea);
  const kept = useQuery(topIdeas('kept')).data?.items ?? [];
  const fresh = useQuery(topIdeas('new')).data?.items ?? [];
  const ideas = [...kept, ...fresh].slice(0, 3);
  const write = async (id: string) => {
    const made = await draft.run({ params: { id } });
    if (made === null) return;
    await client.invalidateQueries({ queryKey: ['ideas'] });
    await navigate(`/dashboard/generate-post?post=${made.postId}`);
  };
  return (
    <Card title="Worth writing now" aside={<Link to="/dashboard/ideas">Ideas</Link>}>
      <ul className={styles.list}>
        {ideas.map(({ id, angle }) => (
          <li key={id}>
            <button type="button" className={styles.idea} onClick={() => void write(id)}>
              {angle}
            </button>
          </li>
        ))}
        {ideas.length === 0 &&
          promptsFor(today, profile.data).map((prompt) => (
            <li key={prompt.question}>
              <Link to={writeAbout(prompt.start)} className={styles.idea}>
                {prompt.question}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
