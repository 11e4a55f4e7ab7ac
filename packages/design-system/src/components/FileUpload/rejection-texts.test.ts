import { expect, test } from "vitest";
import { limitValues, rejectionText } from "./rejection-texts.ts";

const limits = { count: 5, types: ["image/jpeg", "image/png"], maxBytes: 5_000_000 };

test("formats a limit in the page's language", () => {
  expect(limitValues({ ...limits, minWidth: 600, minHeight: 400, maxPixels: 40_000_000 }, "en")).toEqual({
    most: "5",
    types: "JPG or PNG",
    limit: "5 MB",
    size: "600 × 400",
    megapixels: "40",
  });
  expect(limitValues(limits, "fr")).toMatchObject({ types: "JPG ou PNG", limit: "5\u202fMo" });
});

test("formats five binary megabytes as 5 MB, and small limits as more than zero", () => {
  expect(limitValues({ ...limits, maxBytes: 5 * 1024 ** 2 }, "en").limit).toBe("5 MB");
  expect(limitValues({ ...limits, maxBytes: 300_000 }, "en").limit).toBe("300 kB");
});

test("speaks of files if the limits allow others than pictures", () => {
  expect(rejectionText("count", true)).toBe("tooMany");
  expect(rejectionText("count", false)).toBe("tooManyFiles");
  expect(rejectionText("type", false)).toBe("wrongType");
});
