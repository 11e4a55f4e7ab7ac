import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { money } from "../../testing/shop-samples.ts";
import { ResultPanel } from "./index.ts";

conforms("ResultPanel", (props) => <ResultPanel state="paid" title="Thank you" {...props} />);

test("a change of state is announced", () => {
  const { rerender } = render(<ResultPanel state="pending" title="Waiting for your bank" />);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Waiting for your bank");
  rerender(<ResultPanel state="paid" title="Your payment arrived" amount={money(427.1)} />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("Your payment arrived");
});
