import { expect, it, vi } from "vitest";
import { eachRow } from "./each-row.ts";

it("continues after a failing row, logs it, and counts failures", async () => {
  const log = { error: vi.fn<() => void>() };
  const done: number[] = [];
  const failed = await eachRow(log, "some job", [1, 2, 3], String, async (row) => {
    if (row === 1) throw new TypeError("bad");
    done.push(row);
  });
  expect([failed, done]).toEqual([1, [2, 3]]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job: "some job", row: "1" }),
    "a row of a job failed",
  );
});

it("stops when the database accepts no writes, because all rows would fail", async () => {
  const log = { error: vi.fn<() => void>() };
  const gone = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  for (const error of [gone, full])
    await expect(eachRow(log, "some job", [1, 2], String, () => Promise.reject(error))).rejects.toBe(error);
  expect(log.error).not.toHaveBeenCalled();
});
