import { DatabaseError } from "pg";

const databaseError = (error: unknown): DatabaseError | null => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause;
  }
  return null;
};

/** SQLSTATE of a failed query, also where the query builder wrapped the error. */
export const sqlState = (error: unknown): string | null => databaseError(error)?.code ?? null;

/** Whether a unique constraint refused the row; `constraint` narrows it to one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const found = databaseError(error);
  return found?.code === "23505" && (constraint === undefined || found.constraint === constraint);
};
