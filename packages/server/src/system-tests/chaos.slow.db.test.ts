import { describe, expect, it } from "vitest";
import { listFaults } from "../testing/chaos/report.ts";
import { runChaos } from "../testing/chaos/run-chaos.ts";

describe("a shop under load whose processes are killed", { timeout: 180_000 }, () => {
  it("loses no order, creates no duplicates, and keeps stock and money balanced", async () => {
    const report = await runChaos({ end: "deck", seed: 9, lanes: 4, gapMs: [100, 600] });
    expect(listFaults(report)).toEqual([]);
    expect(report.settled.neverMade).toBe(0);
    expect(Object.keys(report.kills).toSorted()).toEqual(["backend", "import", "postmaster", "shop"]);
  });
});
