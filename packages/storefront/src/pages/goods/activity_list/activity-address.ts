import * as paths from "../../../app/paths.ts";
import { activitySorts } from "./activity-sorts.ts";

export interface ActivityAddress {
  readonly id: number | undefined;
  readonly cid: number | undefined;
  readonly sort: (typeof activitySorts)[number] | undefined;
  /** From 1. */
  readonly page: number;
}

const numberOf = (text: string | null, most = 2_147_483_647): number | undefined => {
  if (!/^[1-9]\d{0,9}$/.test(text ?? "")) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
};

/** Reads the address of an activity; what can't mean anything is left out. */
export const readActivityAddress = (params: URLSearchParams): ActivityAddress => ({
  id: numberOf(params.get("id")),
  cid: numberOf(params.get("cid")),
  sort: activitySorts.find((sort) => sort === params.get("sort")),
  page: numberOf(params.get("page"), 100_000) ?? 1,
});

/** The address of a view of an activity; a change of department or order begins at the first page. */
export const activityViewHref = (
  { id, cid, sort }: ActivityAddress,
  change: Partial<Omit<ActivityAddress, "id">> = {},
): string => {
  const view = { cid, sort, page: 1, ...change };
  const query = new URLSearchParams({ id: String(id ?? "") });
  if (view.cid !== undefined) query.set("cid", String(view.cid));
  if (view.sort !== undefined) query.set("sort", view.sort);
  if (view.page > 1) query.set("page", String(view.page));
  return `${paths.deals}?${query.toString()}`;
};
