import type { BodyOf, refundReturn } from "@carmine/api/contract";

/** Input of the return form. */
export interface ReturnValues {
  readonly expressName: string;
  readonly trackingNumber: string;
  readonly telephone: string;
}

/** The request body of the return form. */
export const returnBody = (refundNo: string, values: ReturnValues): BodyOf<typeof refundReturn> => ({
  ...values,
  refundOrderNo: refundNo,
});
