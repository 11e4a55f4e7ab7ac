import * as z from "zod/mini";
import { Code } from "../contract/codes.ts";
import type { DataOf, Endpoint } from "../contract/endpoint.ts";
import { ApiError, clientCodes } from "./api-error.ts";

/** The envelope around every answer, whatever is in it. */
export const envelope = z.object({
  code: z.number(),
  message: z.nullish(z.string()),
  data: z.unknown(),
});

/** An answer, however it came. */
export interface Answer {
  readonly status: number;
  readonly requestId: string | null;
  readonly guestToken: string | null;
  readonly text: string;
}

/** The parsed JSON; undefined for text that isn't JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Opens the envelope.
 * @param onText told what a success says to the shopper
 * @throws ApiError where it holds a failure or the answer has none
 */
export const dataOf = (
  { status, requestId, text }: Answer,
  onText?: (text: string | null) => void,
): unknown => {
  const outer = z.safeParse(envelope, parseJson(text));
  if (!outer.success) {
    const ok = status >= 200 && status < 300;
    throw new ApiError({ code: ok ? clientCodes.badAnswer : status, requestId, cause: outer.error });
  }
  const { code, message, data } = outer.data;
  if (code !== Code.ok) throw new ApiError({ code, text: message, requestId, data });
  onText?.(message || null);
  return data;
};

/**
 * The data as its endpoint shapes it.
 * @param onInvalid told what doesn't fit the contract
 * @throws ApiError where it doesn't fit
 */
export const checkedData = <E extends Endpoint>(
  endpoint: E,
  data: unknown,
  requestId: string | null,
  onInvalid?: (problems: string) => void,
): DataOf<E> => {
  const checked = z.safeParse(endpoint.data, data);
  if (checked.success) return checked.data as DataOf<E>;
  onInvalid?.(z.prettifyError(checked.error));
  throw new ApiError({ code: clientCodes.badAnswer, requestId, cause: checked.error });
};
