import type { Attachment } from '@limelight/contracts';
import { repostUrl } from '../lib/repost-url.ts';

/** Links to the post that is reposted, which the preview cannot show. */
export function RepostLink({ attachment }: { attachment: Attachment | null }) {
  const url = repostUrl(attachment);
  if (url === null) return null;
  return (
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        View the post being reposted
      </a>
    </p>
  );
}
