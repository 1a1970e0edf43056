import type { EndpointData, paymentHistory } from '@limelight/contracts';

export type Payment = EndpointData<typeof paymentHistory>['items'][number];
/** An invoice or a credit note. */
export type PaymentDocument = NonNullable<Payment['invoice']>;
