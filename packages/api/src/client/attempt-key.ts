/**
 * A new idempotency key: 32 hex digits. `randomUUID` is missing in insecure contexts, such as a shop tested over
 * plain HTTP.
 */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
