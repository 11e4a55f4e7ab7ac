import { auditKindNames, type AuditKind, type operatorAuditList, type QueryOf } from "@carmine/api/contract";
import type { FilterValue } from "@carmine/design-system";
import { day, id, optional, text, type StateOf } from "../../app/url-state.ts";
import { dayAfter, startOfDay } from "../times/day-in.ts";

/** State of the log in the URL. Days are in the time zone of the workspace. */
export const auditParams = {
  subject: text,
  person: text,
  kind: optional<AuditKind>(auditKindNames),
  from: day,
  to: day,
  /** Shows only entries of this shop; for the marketplace. */
  shop: id,
};
export type AuditState = StateOf<typeof auditParams>;

/** The active filters as the filter bar reads them. */
export const filterValueOf = ({ person, kind, from, to, shop }: AuditState): FilterValue => ({
  ...(person && { person: [person] }),
  ...(kind && { kind: [kind] }),
  ...((from || to) && { time: [from, to] }),
  ...(shop && { shop: [shop] }),
});

/** State of the filter bar's value. */
export const stateOfFilters = (value: FilterValue): Partial<AuditState> => ({
  person: value["person"]?.[0] ?? "",
  kind: auditKindNames.find((name) => name === value["kind"]?.[0]),
  from: value["time"]?.[0] ?? "",
  to: value["time"]?.[1] ?? "",
  shop: value["shop"]?.[0] ?? "",
});

type AuditQuery = NonNullable<QueryOf<typeof operatorAuditList>>;

/** Filters of the call. Both days are included. */
export const auditQueryOf = (
  { subject, person, kind, from, to, shop }: AuditState,
  zone: string,
): AuditQuery => ({
  ...(subject && { subject }),
  ...(person && { person }),
  ...(kind && { kind }),
  ...(from && { from: startOfDay(from, zone).toISOString() }),
  ...(to && { to: startOfDay(dayAfter(to), zone).toISOString() }),
  ...(shop && { merId: Number(shop) }),
});
