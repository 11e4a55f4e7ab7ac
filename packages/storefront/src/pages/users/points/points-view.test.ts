import { expect, test } from "vitest";
import { pointViewHref, readPointView } from "./points-view.ts";

const read = (text: string) => readPointView(new URLSearchParams(text));

test("the address of a view is read as that view", () => {
  for (const view of [
    { tab: "detail", page: 4 },
    { tab: "earn", page: 1 },
  ] as const)
    expect(read(pointViewHref(view).split("?")[1] ?? "")).toEqual(view);
});

test("what no address says is the first page of the movements", () => {
  for (const text of ["", "tab=x&page=0", "page=-1"]) expect(read(text)).toEqual({ tab: "detail", page: 1 });
});
