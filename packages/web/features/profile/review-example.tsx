import { profileReview } from '@limelight/contracts';
import review from '../../content/examples/profile-review.json';
import { Example } from '../../ui/example.tsx';
import { ReviewStart } from './review-report.tsx';

const shown = profileReview.parse(review);

export function ReviewExample() {
  return (
    <Example title="The start of a report">
      <ReviewStart review={shown} />
    </Example>
  );
}
