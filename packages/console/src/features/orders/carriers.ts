/** A carrier that a package can be sent with. */
export interface Carrier {
  readonly code: string;
  readonly name: string;
  /** Regular expression of its tracking numbers; absent if every number is accepted. */
  readonly pattern?: string | null;
  /** An example of a tracking number. */
  readonly example?: string | null;
}

/** Whether a tracking number has the form of its carrier; every one does if the carrier's form is unknown. */
export const fitsCarrier = (number: string, carrier: Pick<Carrier, "pattern"> | undefined): boolean =>
  !carrier?.pattern || new RegExp(`^(?:${carrier.pattern})$`, "i").test(number.replaceAll(/[\s-]/g, ""));
