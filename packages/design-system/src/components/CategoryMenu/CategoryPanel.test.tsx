import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CategoryMenu } from "./index.ts";

afterEach(cleanup);

const toggle = (): HTMLElement => screen.getByRole("button", { name: "Show Tires" });

test("reports the open panel and reserves space until its pictures are loaded", () => {
  const onPanelChange = vi.fn();
  const entry = { id: "tires", label: "Tires", href: "/tires", groups: [] };
  const menu = (items?: []) => (
    <CategoryMenu
      label="All"
      entries={[{ ...entry, promosLabel: "Best sellers", promos: items }]}
      alwaysOpen
      onPanelChange={onPanelChange}
    />
  );
  const { container, rerender } = render(menu());
  fireEvent.click(toggle());
  expect(onPanelChange).toHaveBeenLastCalledWith("tires");
  expect(screen.getByText("Best sellers")).toBeInTheDocument();
  expect(container.querySelector("[aria-busy]")).toBeInTheDocument();
  rerender(menu([]));
  expect(screen.queryByText("Best sellers")).toBeNull();
  fireEvent.click(toggle());
  expect(onPanelChange).toHaveBeenLastCalledWith(null);
});

test("shows pictures without a heading", () => {
  const promo = { label: "Ice weeks", href: "/ice", picture: { src: "/ice.jpg", alt: "" } };
  const entry = { id: "tires", label: "Tires", href: "/tires", groups: [], promos: [promo] };
  render(<CategoryMenu label="All" entries={[entry]} alwaysOpen />);
  fireEvent.click(toggle());
  expect(screen.getByRole("link", { name: "Ice weeks" })).toBeInTheDocument();
});
