import { draftIdea, listIdeas } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { readQuery } from '../../../lib/read-query.ts';
import { useIndustry, useProfile } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './home.module.css';

const writeAbout = (idea: string) => `/dashboard/generate-post?idea=${encodeURIComponent(idea)}&suggested`;

const topIdeas = (status: 'kept' | 'new') =>
  readQuery(['ideas', 'home', status], listIdeas, { query: { status, limit: 3 } });

/** Three ideas worth writing, saved ones first, or questions for the person's role and industry when there are none. */
export function IdeasCard({ today }: { today: string }) {
  const profile = useProfile();
  const industry = useIndustry();
  // The questions are many, and only those who have no ideas need them.
  const rules = useQuery({ queryKey: ['home', 'prompts'], queryFn: () => import('./prompts.ts') });
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
          rules.data?.promptsFor(today, profile.data, industry).map(({ text }) => (
            <li key={text}>
              <Link to={writeAbout(text)} className={styles.idea}>
                {text}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
