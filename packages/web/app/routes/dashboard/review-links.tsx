import { brand } from '@limelight/contracts/catalog';
import { ReviewLinksPage } from '../../../features/teams/review-links/review-links-page.tsx';

export const meta = () => [{ title: `Review links · ${brand.name}` }];

export default ReviewLinksPage;
