import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { linksQuery, reviewLinksKey } from './api.ts';
import { CreateDialog } from './create-dialog.tsx';
import { LinkList } from './link-list.tsx';
import styles from './review-links.module.css';

/**
 * Shows reviewers' comments next to a draft, and creates links for it unless it is `published`. `version` is the saved
 * version, whose approval is shown. The route supplies the workspace, which is another feature.
 */
export function ReviewBeside({
  postId,
  version,
  published,
  children,
}: {
  postId: string;
  version: number | null;
  published: boolean;
  children?: ReactNode;
}) {
  const client = useQueryClient();
  const links = useQuery(linksQuery(postId));
  const [creating, setCreating] = useState(false);
  const loaded = useRef(version);
  useEffect(() => {
    if (loaded.current === version) return;
    loaded.current = version;
    void client.invalidateQueries({ queryKey: reviewLinksKey });
  }, [client, version]);
  const items = links.data?.items ?? [];
  return (
    <section
      className={styles.beside}
      data-published={published || undefined}
      aria-labelledby="review-beside"
    >
      <div className={styles.linkHead}>
        <h2 id="review-beside" className={styles.heading}>
          Comments and approval
        </h2>
        {!published && (
          <Button size="small" onClick={() => setCreating(true)}>
            Create review link
          </Button>
        )}
      </div>
      {children}
      {!published && links.isSuccess && items.length === 0 && (
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
