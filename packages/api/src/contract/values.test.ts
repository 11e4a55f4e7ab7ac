import * as z from "zod/mini";
import { expect, test } from "vitest";
import { idInput, idListInput } from "./values.ts";

// PostgreSQL's error for a larger id couldn't be reported once a file download has started.
test("accepts only ids in the range of a positive PostgreSQL integer", () => {
  expect(z.parse(idInput, "2147483647")).toBe(2_147_483_647);
  for (const id of ["0", "-1", "1.5", "2147483648", "x"]) {
    expect(z.safeParse(idInput, id).success, id).toBe(false);
    expect(z.safeParse(idListInput, id).success, id).toBe(false);
  }
});
