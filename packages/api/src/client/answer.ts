import * as z from "zod/mini";
import { Code } from "../contract/codes.ts";
import type { DataOf, Endpoint } from "../contract/endpoint.ts";
import { ApiError, clientCodes } from "./api-error.ts";

/** The envelope of every response. */
export const envelope = z.object({
  code: z.number(),
  message: z.nullish(z.string()),
  data: z.unknown(),
});

/** A response from any transport. */
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
 * @param onText called with the message of a success
 * @throws ApiError if it contains a failure or the response has no envelope
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
 * Validates the data with the endpoint's schema.
 * @param onInvalid called with the validation errors
 * @throws ApiError if it is invalid
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
