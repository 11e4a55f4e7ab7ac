// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { QuantityTotal } from "./QuantityTotal.tsx";

afterEach(cleanup);

test.each([
  ["names a full set", 4, true, "Set of 4: $315.20"],
  ["names another quantity", 3, false, "Total for 3: $315.20"],
  ["renders nothing for one unit", 1, false, ""],
])("%s", (_name, quantity, isSet, text) => {
  showInApp(<QuantityTotal quantity={quantity} isSet={isSet} total="$315.20" />, { sent: [], answers: {} });
  expect(document.body.textContent).toBe(text);
});
