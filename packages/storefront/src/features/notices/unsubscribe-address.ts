import * as paths from "../../app/paths.ts";

/** Fields of its form, and parameters of its address. */
export const unsubscribeFields = ["token", "topic"] as const;

/** What the page says after its form was sent without script. */
export type UnsubscribeResult = "stopped" | "refused";

export const unsubscribeHref = (
  fields: Readonly<Record<string, string>>,
  result: UnsubscribeResult,
): string => `${paths.unsubscribe}?${new URLSearchParams({ ...fields, result }).toString()}`;
