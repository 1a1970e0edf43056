import type { EndpointData, paymentHistory } from '@limelight/contracts';

export type Payment = EndpointData<typeof paymentHistory>['items'][number];
export type PaymentDocument = NonNullable<Payment['invoice']>;
