/** Parts of the address of an order, in plain names. */
export interface OrderPlace {
  /** Two letters. */
  readonly country: string;
  /** ISO 3166-2. */
  readonly region: string | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly street: string;
  readonly postalCode: string | null;
}
