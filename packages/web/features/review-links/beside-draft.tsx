import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { linksQuery } from './api.ts';
import { CreateDialog } from './create-dialog.tsx';
import { LinkList } from './link-list.tsx';
import styles from './review-links.module.css';

/** Shows reviewers' comments next to a draft, and creates links for it. */
export function ReviewBeside({ postId }: { postId: string }) {
  const links = useQuery(linksQuery(postId));
  const [creating, setCreating] = useState(false);
  const items = links.data?.items ?? [];
  return (
    <section className={styles.beside} aria-labelledby="review-beside">
      <div className={styles.linkHead}>
        <h2 id="review-beside" className={styles.heading}>
          Comments and approval
        </h2>
        <Button size="small" onClick={() => setCreating(true)}>
          Create review link
        </Button>
      </div>
      {links.isSuccess && items.length === 0 && (
        <p className={styles.quiet}>
          Send a link so that someone can comment and approve without an account.
        </p>
      )}
      {items.length > 0 && <LinkList links={items} only={postId} />}
      {creating && (
        <CreateDialog
          choices={[{ postId, title: '', when: '' }]}
          chosenAtFirst={[postId]}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  );
}
