import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { ResultPanel } from "./index.ts";
import meta from "./ResultPanel.meta.ts";

conforms("ResultPanel", (props) => <ResultPanel state="paid" title="Thank you" {...props} />);

test("announces a state change", () => {
  const { rerender } = render(<ResultPanel state="pending" title="Waiting for your bank" />);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Waiting for your bank");
  rerender(<ResultPanel state="paid" title="Your payment arrived" amount={money(427.1)} />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("Your payment arrived");
});

keyboardTable(meta, {
  Tab: async (user) => {
    const actions = <button>See the order</button>;
    const { rerender } = render(<ResultPanel state="pending" title="Waiting" actions={actions} />);
    await user.tab();
    const button = screen.getByRole("button", { name: "See the order" });
    expect(button).toHaveFocus();
    rerender(<ResultPanel state="paid" title="Your payment arrived" actions={actions} />);
    expect(button).toHaveFocus();
  },
});
