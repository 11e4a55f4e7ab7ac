/** HTTP status of whatever a loader or a component threw. */
export const statusOf = (error: unknown): number => {
  if (error instanceof Response) return error.status;
  const code = error && typeof error === "object" && "code" in error ? error.code : undefined;
  return typeof code === "number" && code >= 400 && code < 600 ? code : 500;
};
