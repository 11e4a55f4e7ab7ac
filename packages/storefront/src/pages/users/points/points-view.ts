import * as paths from "../../../app/paths.ts";

export const pointTabs = ["detail", "earn"] as const;
export type PointTab = (typeof pointTabs)[number];

export const movesPerPage = 10;
const maxPages = 10_000;

export interface PointView {
  readonly tab: PointTab;
  /** From 1. */
  readonly page: number;
}

/** Reads the address; invalid values are read as the first page of the movements. */
export const readPointView = (params: URLSearchParams): PointView => {
  const page = params.get("page") ?? "1";
  return {
    tab: params.get("tab") === "earn" ? "earn" : "detail",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPages) : 1,
  };
};

export const pointViewHref = ({ tab, page = 1 }: { tab: PointTab; page?: number }): string => {
  const query = new URLSearchParams();
  if (tab !== "detail") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.points}?${text}` : paths.points;
};
