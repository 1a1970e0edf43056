import { brand } from '@limelight/contracts/catalog';
import { InterviewPage } from '../../../features/interview/interview-page.tsx';

export const meta = () => [{ title: `Interview · ${brand.name}` }];

export default InterviewPage;
