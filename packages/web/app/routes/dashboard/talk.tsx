import { brand } from '@limelight/contracts/catalog';
import { TalkPage } from '../../../features/memory/recordings/talk-page.tsx';

export const meta = () => [{ title: `Talk · ${brand.name}` }];

export default TalkPage;
