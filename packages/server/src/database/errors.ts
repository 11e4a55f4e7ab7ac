import { DatabaseError } from "pg";

const databaseError = (error: unknown): DatabaseError | null => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause;
  }
  return null;
};

/** SQLSTATE of a failed query, even if the query builder wrapped the error. */
export const sqlState = (error: unknown): string | null => databaseError(error)?.code ?? null;

/** Error codes of a connection that ended or can't be opened. */
const lostCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  // admin_shutdown, crash_shutdown, cannot_connect_now
  "57P01",
  "57P02",
  "57P03",
]);
/** The client library sets no code for these. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;

const isLost = (error: Error): boolean => {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (lostCodes.has(code) || (code === "ENOENT" && syscall === "connect")) return true;
  return (error instanceof DatabaseError && code.startsWith("08")) || lostMessages.test(error.message);
};

/** Whether the database is unreachable or the connection was lost during the query; a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (isLost(cause)) return true;
  return false;
};

/** Whether a write failed because the disk is full, or was refused in read-only mode (25006). */
export const isDiskFull = (error: unknown): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "53100" || code === "25006") return true;
  }
  return false;
};

/** Whether a unique constraint rejected the row; `constraint` restricts it to one constraint. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const found = databaseError(error);
  return found?.code === "23505" && (constraint === undefined || found.constraint === constraint);
};
