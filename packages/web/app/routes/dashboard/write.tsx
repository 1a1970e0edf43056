import { brand } from '@limelight/contracts/catalog';
import { Thumbs } from '../../../features/feedback/thumbs.tsx';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { Studio } from '../../../features/writing/studio/studio.tsx';

export const meta = () => [{ title: `Write · ${brand.name}` }];

export default function Write() {
  return (
    <Studio preview={(parts) => <PreviewPanel {...parts} />} thumbs={(about) => <Thumbs about={about} />} />
  );
}
