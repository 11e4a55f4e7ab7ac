import { clientCodes } from "@carmine/api/client";

/** HTTP status of an error that a loader or component threw. */
export const statusOf = (error: unknown): number => {
  if (error instanceof Response) return error.status;
  const code = error && typeof error === "object" && "code" in error ? error.code : undefined;
  // No response or a timeout: a marketplace in another process is unavailable.
  if (code === clientCodes.network || code === clientCodes.timeout) return 503;
  return typeof code === "number" && code >= 400 && code < 600 ? code : 500;
};
