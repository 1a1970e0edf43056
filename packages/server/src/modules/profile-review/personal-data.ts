import type { PersonalData } from '../../module.ts';
import { eraseReviews, listPaidReports, listReviews } from './repository.ts';
import { presentPaid, presentReview } from './present.ts';

export const profileReviewData: PersonalData = {
  async export(connection, userId) {
    const reviews = await listReviews(connection, userId, 10_000);
    const paid = await listPaidReports(connection, userId);
    return {
      profileReviews: reviews.map((review) => presentReview(review, null)),
      boughtProfileReports: paid.map(presentPaid),
    };
  },
  erase: eraseReviews,
};
