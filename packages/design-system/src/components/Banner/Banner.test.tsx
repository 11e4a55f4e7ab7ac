import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Banner } from "./index.ts";
import meta from "./Banner.meta.ts";

conforms("Banner", (props) => <Banner tone="info" label="Notice" {...props} />);

const region = () => screen.queryByRole("region", { name: "Notice" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <Banner tone="info" label="Notice" dismissible action={<a href="/why">Why</a>}>
        Late parcels.
      </Banner>,
    );
    await user.tab();
    expect(screen.getByRole("link", { name: "Why" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  },
  "Enter or Space on the cross": async (user) => {
    const onOpenChange = vi.fn();
    render(<Banner tone="info" label="Notice" dismissible onOpenChange={onOpenChange} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(region()).toBeNull();
  },
});

test("renders a named region, and no close button without a label for it", () => {
  render(
    <Banner tone="caution" label="Notice" title="Strike.">
      Parcels are late.
    </Banner>,
  );
  expect(region()).toHaveTextContent("Strike. Parcels are late.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("stays open when controlled until the caller closes it", () => {
  const { rerender } = render(<Banner tone="info" label="Notice" open dismissible />);
  screen.getByRole("button").click();
  expect(region()).toBeVisible();
  rerender(<Banner tone="info" label="Notice" open={false} dismissible />);
  expect(region()).toBeNull();
});
