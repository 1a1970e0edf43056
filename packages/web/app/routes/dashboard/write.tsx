import { brand } from '@limelight/contracts/catalog';
import { useSearchParams } from 'react-router';
import { Thumbs } from '../../../features/writing/feedback/thumbs.tsx';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { ReviewBeside } from '../../../features/teams/review-links/beside-draft.tsx';
import { TeamBeside } from '../../../features/teams/teams/beside-draft.tsx';
import { Studio } from '../../../features/writing/writing/studio/studio.tsx';

export const meta = () => [{ title: `Write · ${brand.name}` }];

export default function Write() {
  const [search] = useSearchParams();
  const postId = search.get('post');
  return (
    <Studio
      preview={(parts) => (
        <>
          <PreviewPanel {...parts} />
          {postId !== null && (
            <ReviewBeside
              key={postId}
              postId={postId}
              version={parts.savedVersion}
              published={parts.published}
            >
              <TeamBeside postId={postId} version={parts.savedVersion} />
            </ReviewBeside>
          )}
        </>
      )}
      thumbs={(about) => <Thumbs about={about} />}
    />
  );
}
