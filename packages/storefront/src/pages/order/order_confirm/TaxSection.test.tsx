// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { useState } from "react";
import "@testing-library/jest-dom/vitest";
import type { OrderChoices } from "./choices.ts";
import { TaxSection } from "./ExtrasSection.tsx";

afterEach(cleanup);

test("applies a tax number while typing, so that blur doesn't move the page below the pointer", async () => {
  const onChange = vi.fn<(next: Partial<OrderChoices>) => void>();
  const choices: OrderChoices = { addressId: 1, coupons: {}, usePoints: false, pstNumber: null };
  const Held = () => {
    const [held, setHeld] = useState(choices);
    const change = (next: Partial<OrderChoices>) => {
      onChange(next);
      setHeld((now) => ({ ...now, ...next }));
    };
    return <TaxSection choices={held} onChange={change} error={undefined} />;
  };
  showInApp(<Held />, { sent: [], answers: {} });
  await userEvent.click(screen.getByRole("radio", { name: /I have a PST number/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "PST number" }), "PST-1 ");
  expect(onChange).toHaveBeenLastCalledWith({ pstNumber: "PST-1" });
  onChange.mockClear();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: /No PST number/ }));
  expect(onChange).toHaveBeenLastCalledWith({ pstNumber: null });
});

test("describes the PST number field by its error", () => {
  const choices: OrderChoices = { addressId: 1, coupons: {}, usePoints: false, pstNumber: "" };
  showInApp(<TaxSection choices={choices} onChange={vi.fn<() => void>()} error="Enter your PST number" />, {
    sent: [],
    answers: {},
  });
  expect(screen.getByRole("textbox", { name: "PST number" })).toHaveAccessibleDescription(
    "Enter your PST number",
  );
});
