import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { LoadingOverlay, type LoadingOverlayProps } from "./index.ts";
import meta from "./LoadingOverlay.meta.ts";

const overlay = (props: Partial<LoadingOverlayProps> = {}) => (
  <LoadingOverlay loading {...props}>
    <button type="button">Save</button>
  </LoadingOverlay>
);
const button = () => screen.getByRole("button", { name: "Save", hidden: true });
const root = () => document.querySelector("[data-component=LoadingOverlay]");

conforms("LoadingOverlay", overlay);

keyboardTable(meta, {
  Tab: async () => {
    const { rerender } = render(overlay());
    expect(button().closest("[inert]")).not.toBeNull();
    rerender(overlay({ loading: false }));
    expect(button().closest("[inert]")).toBeNull();
  },
});

test("announces the task and marks the content busy", () => {
  const { rerender } = render(overlay({ loading: false }));
  // The live region exists before its text does; otherwise screen readers would miss it.
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  rerender(overlay());
  expect(screen.getByRole("status")).toHaveTextContent("Loading…");
  expect(root()).toHaveAttribute("aria-busy", "true");
  rerender(overlay({ label: "Importing…", details: "40%" }));
  expect(screen.getByRole("status")).toHaveTextContent("Importing…40%");
});

test("keeps the content mounted", () => {
  const { rerender } = render(overlay({ loading: false }));
  const before = button();
  rerender(overlay());
  expect(button()).toBe(before);
});
