import type { BodyOf, refundReturn } from "@carmine/api/contract";

/** What the form about a sent-back parcel holds. */
export interface ReturnValues {
  readonly expressName: string;
  readonly trackingNumber: string;
  readonly telephone: string;
}

/** The same as the call takes it. */
export const returnBody = (refundNo: string, values: ReturnValues): BodyOf<typeof refundReturn> => ({
  ...values,
  refundOrderNo: refundNo,
});
