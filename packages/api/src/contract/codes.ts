/** Codes of the envelope (specification, section 8). */
export const Code = {
  ok: 200,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  /** Idempotency key reused with another body, or the computed total differs from the expected one. */
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  failure: 500,
  /**
   * The marketplace is temporarily unavailable. Sent with HTTP 503 and `Retry-After`, unlike the codes above.
   */
  unavailable: 503,
} as const;

/** Codes that require signing in again. */
export const signInCodes: readonly number[] = [401, 410000, 410001, 410002];
