import * as paths from "../../app/paths.ts";

/** Fields of the form and parameters of its URL. */
export const unsubscribeFields = ["token", "topic"] as const;

/** Result shown after the form was posted without scripts. */
export type UnsubscribeResult = "stopped" | "refused";

export const unsubscribeHref = (
  fields: Readonly<Record<string, string>>,
  result: UnsubscribeResult,
): string => `${paths.unsubscribe}?${new URLSearchParams({ ...fields, result }).toString()}`;
