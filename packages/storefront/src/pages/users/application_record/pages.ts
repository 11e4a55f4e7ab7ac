import * as paths from "../../../app/paths.ts";

export const recordsPerPage = 10;

/** From 1. */
export const readPage = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get("page"))) || 1);

export const recordsHref = (page: number): string =>
  page > 1 ? `${paths.applications}?page=${page}` : paths.applications;
