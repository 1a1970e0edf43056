import { brand } from '@limelight/contracts/catalog';
import { ProfileReviewPage } from '../../../features/profile/profile-review-page.tsx';

export const meta = () => [{ title: `Profile review · ${brand.name}` }];

export default ProfileReviewPage;
