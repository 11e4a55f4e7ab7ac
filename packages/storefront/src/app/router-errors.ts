import { isRouteErrorResponse, type ErrorResponse } from "react-router-dom";
import type { RouteErrors } from "./state.ts";

/** HTTP status of whatever a loader or a component threw. */
export const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof Response) return error.status;
  const code = error && typeof error === "object" && "code" in error ? error.code : undefined;
  return typeof code === "number" && code >= 400 && code < 600 ? code : 500;
};

/** Errors of routes as they travel: the status alone, no cause ever reaches the page. */
export const plainErrors = (errors: Record<string, unknown> | null): RouteErrors | null =>
  errors &&
  Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error) }]));

/** The same errors as the router expects them. */
export const routerErrors = (errors: RouteErrors | null): Record<string, ErrorResponse> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { status }]) => [
      id,
      { status, statusText: "", data: null, internal: true } as ErrorResponse,
    ]),
  );
