/** Where the links of mails lead that stop mails of their kind. */
export const unsubscribePath = "/middlewares/unsubscribe";

/** Fields of its form, and parameters of its address. */
export const unsubscribeFields = ["token", "topic"] as const;

/** What the page says after its form was sent without script. */
export type UnsubscribeResult = "stopped" | "refused";

export const unsubscribeHref = (
  fields: Readonly<Record<string, string>>,
  result: UnsubscribeResult,
): string => `${unsubscribePath}?${new URLSearchParams({ ...fields, result }).toString()}`;
