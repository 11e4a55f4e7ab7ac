import { expect, test } from "vitest";
import { readState } from "../../app/url-state.ts";
import {
  auditParams,
  auditQueryOf,
  filterValueOf,
  stateOfFilters,
  type AuditState,
} from "./audit-filters.ts";

const state: AuditState = { subject: "", person: "", kind: undefined, from: "", to: "", shop: "" };

test("includes both days in the time zone of the workspace", () => {
  expect(auditQueryOf({ ...state, from: "2026-11-01", to: "2026-11-02" }, "Europe/Berlin")).toEqual({
    from: "2026-10-31T23:00:00.000Z",
    to: "2026-11-02T23:00:00.000Z",
  });
});

test("omits empty filters and invalid ones from an old link", () => {
  for (const query of ["from=soon&shop=x", "from=2026-99-99&to=0000-01-01&shop=%00zz", "from=&to=&kind="]) {
    const read = readState(auditParams, new URLSearchParams(query));
    expect(filterValueOf(read)).toEqual({});
    expect(auditQueryOf(read, "UTC")).toEqual({});
  }
  expect(auditQueryOf({ ...state, subject: "review:1", kind: "money", shop: "3" }, "UTC")).toEqual({
    subject: "review:1",
    kind: "money",
    merId: 3,
  });
});

test("parses the value of the filter bar", () => {
  const full: AuditState = { ...state, person: "Elin", kind: "orders", from: "2026-11-01", shop: "3" };
  const { subject: _, ...filters } = full;
  expect(stateOfFilters(filterValueOf(full))).toEqual(filters);
});
