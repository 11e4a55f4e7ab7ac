import { signInCodes } from "../contract/codes.ts";

/**
 * The error catalog (specification, section 8): fallback texts for responses without one. The key is
 * translated for the shopper, the English text is for logs.
 */
export const errorTexts = {
  wrongParameter: "Parameter verification failed",
  forbidden: "No relevant permissions",
  notFound: "No relevant data found",
  systemAbnormality: "System abnormality",
  signIn: "Please sign in",
  systemError: "System Error",
  network: "The shop can't be reached",
  timeout: "The shop takes too long to answer",
  badAnswer: "The shop's answer can't be read",
} as const;

export type ErrorTextKey = keyof typeof errorTexts;

/** Client-side codes: no response, timeout, response that violates the contract. */
export const clientCodes = { network: -1, timeout: -2, badAnswer: -3 } as const;

const textKeys: Readonly<Record<number, ErrorTextKey>> = {
  400: "wrongParameter",
  403: "forbidden",
  404: "notFound",
  500: "systemAbnormality",
  [clientCodes.network]: "network",
  [clientCodes.timeout]: "timeout",
  [clientCodes.badAnswer]: "badAnswer",
};

/** Key of the fallback text of a code. */
export const errorTextKey = (code: number): ErrorTextKey =>
  signInCodes.includes(code) ? "signIn" : (textKeys[code] ?? "systemError");

interface ApiErrorDetails {
  code: number;
  /** The server's message, already translated. */
  text?: string | null;
  requestId?: string | null;
  data?: unknown;
  cause?: unknown;
}

/** Every failure of a call. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Code of the envelope, the HTTP status without an envelope, or one of `clientCodes`. */
  readonly code: number;
  /** The server's message for the shopper, or null: then show the text of `textKey`. */
  readonly text: string | null;
  readonly textKey: ErrorTextKey;
  readonly requestId: string | null;
  /** `data` of the envelope; with code 409 the new totals. */
  readonly data: unknown;

  constructor({ code, text, requestId, data, cause }: ApiErrorDetails) {
    const textKey = errorTextKey(code);
    super(text || errorTexts[textKey], { cause });
    this.code = code;
    this.text = text || null;
    this.textKey = textKey;
    this.requestId = requestId ?? null;
    this.data = data ?? null;
  }

  /** The token is missing or has expired. */
  get needsSignIn(): boolean {
    return signInCodes.includes(this.code);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
