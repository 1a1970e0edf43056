import type { PersonalData } from '../../../module.ts';
import { eraseReviews, listPaidReports, listReviews } from './repository.ts';
import { presentPaid, presentReview } from './present.ts';

const most = 10_000;

export const profileReviewData: PersonalData = {
  async export(connection, userId) {
    const reviews = await listReviews(connection, userId, { after: null, limit: most });
    const paid = await listPaidReports(connection, userId, most);
    return {
      profileReviews: reviews.map((review) => presentReview(review, null)),
      boughtProfileReports: paid.map(presentPaid),
    };
  },
  erase: eraseReviews,
};
