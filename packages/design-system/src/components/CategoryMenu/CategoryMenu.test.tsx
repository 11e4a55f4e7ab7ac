import { act, fireEvent, render, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import Disc3 from "lucide-react/icons/disc-3";
import type { FormEvent } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CategoryMenu, type CategoryEntry } from "./index.ts";
import meta from "./CategoryMenu.meta.ts";

const entries: CategoryEntry[] = ["Tires", "Wheels", "Car care"].map((label) => ({
  id: label,
  label,
  href: `/${label}`,
  groups: [
    {
      label: `${label} by season`,
      href: `/${label}/season`,
      links: [{ label: "Winter", href: `/${label}/w` }],
    },
  ],
}));

conforms("CategoryMenu", (props) => <CategoryMenu label="All categories" entries={entries} {...props} />);

const toggle = (label: string) => screen.getByRole("button", { name: `Show ${label}` });
const isOpen = (label: string) => toggle(label).getAttribute("aria-expanded") === "true";
const rowOf = (label: string) => toggle(label).parentElement as HTMLElement;

afterEach(() => void vi.useRealTimers());

test("renders the links of all departments, but no closed panel", () => {
  const html = renderToString(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
  for (const { label, href } of entries) {
    expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain(`${label} by season`);
  }
  expect(html.match(/hidden=""/g)).toHaveLength(entries.length);
});

const menu = <CategoryMenu label="All categories" entries={entries} alwaysOpen />;

test("shows text instead of a button when always open, except on small screens, and ignores the pointer", () => {
  vi.useFakeTimers();
  render(menu);
  expect(screen.getByText("All categories", { selector: "div" })).toBeVisible();
  const cell = screen.getByRole("button", { name: "All categories", expanded: false });
  fireEvent.click(cell);
  expect(cell).toHaveAttribute("aria-expanded", "true");
  fireEvent.click(cell);
  expect(rowOf("Tires").closest("ul")).not.toHaveAttribute("data-floating");
  const root = screen.getByRole("navigation");
  fireEvent.pointerEnter(root, { pointerType: "mouse" });
  fireEvent.pointerLeave(root, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(1000));
  expect(rowOf("Tires")).toBeVisible();
});

test("closes when focus leaves or a panel link is followed", () => {
  render(
    <>
      {menu}
      <button type="button">elsewhere</button>
    </>,
  );
  const open = () => fireEvent.click(toggle("Tires"));
  open();
  fireEvent.blur(toggle("Tires"), { relatedTarget: toggle("Wheels") });
  fireEvent.blur(toggle("Tires"), { relatedTarget: null });
  expect(isOpen("Tires")).toBe(true);
  fireEvent.blur(toggle("Tires"), { relatedTarget: screen.getByRole("button", { name: "elsewhere" }) });
  expect(isOpen("Tires")).toBe(false);
  open();
  const group = screen.getByRole("link", { name: "Tires by season" });
  fireEvent.click(group.closest("ul") as HTMLElement);
  expect(isOpen("Tires")).toBe(true);
  fireEvent.click(group);
  expect(isOpen("Tires")).toBe(false);
  open();
  fireEvent.click(screen.getByRole("link", { name: "Wheels" }));
  expect(isOpen("Tires")).toBe(false);
});

test("shows all given content of a department and its panel, with links", () => {
  const picture = { src: "/tire.webp", alt: "" };
  const entry: CategoryEntry = {
    id: "tires",
    label: "Tires",
    href: "/tires",
    hint: "Summer, winter",
    picture,
    chips: [{ label: "Studded", href: "/studded" }],
    groups: [{ label: "Season", href: "/season", picture, links: [{ label: "Winter", href: "/winter" }] }],
    promosLabel: "Best sellers",
    promos: [
      { label: "Polar 3", text: "$84", href: "/polar", picture },
      { label: "Forza Five", href: "/forza", picture },
    ],
  };
  const { container, rerender } = render(<CategoryMenu label="All" entries={[entry]} alwaysOpen />);
  fireEvent.click(toggle("Tires"));
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["TiresSummer, winter", "/tires"],
    ["Season", "/season"],
    ["Winter", "/winter"],
    ["Polar 3$84", "/polar"],
    ["Forza Five", "/forza"],
    ["Studded", "/studded"],
  ]);
  expect(container.querySelectorAll("img")).toHaveLength(4);
  const lists = screen.getAllByRole("list").length;
  const signs = container.querySelectorAll("svg").length;
  const { chips: _chips, promos: _promos, promosLabel: _label, picture: _picture, ...plain } = entry;
  rerender(<CategoryMenu label="All" entries={[{ ...plain, icon: Disc3, chips: [] }]} alwaysOpen />);
  expect(screen.getAllByRole("list")).toHaveLength(lists - 2);
  expect(container.querySelectorAll("img")).toHaveLength(1);
  expect(container.querySelectorAll("svg")).toHaveLength(signs + 1);
});

test("doesn't submit a surrounding form from its buttons", () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <CategoryMenu label="All categories" entries={entries} />
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "All categories" }));
  fireEvent.click(toggle("Tires"));
  expect(sent).not.toHaveBeenCalled();
});

test("ignores keys inside a panel, except the one that returns to the list", () => {
  render(menu);
  fireEvent.click(toggle("Tires"));
  const link = screen.getByRole("link", { name: "Tires by season" });
  link.focus();
  for (const key of ["ArrowDown", "ArrowRight", "Home"]) {
    expect(fireEvent.keyDown(link, { key })).toBe(true);
    expect(link).toHaveFocus();
  }
  expect(fireEvent.keyDown(link, { key: "ArrowLeft" })).toBe(false);
  expect(screen.getByRole("link", { name: "Tires" })).toHaveFocus();
});

test("moves an open panel with the arrow keys, and leaves Alt shortcuts to the browser", () => {
  render(menu);
  fireEvent.click(toggle("Tires"));
  const tires = screen.getByRole("link", { name: "Tires" });
  tires.focus();
  for (const held of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(tires, { key: "ArrowLeft", [held]: true })).toBe(true);
  expect(isOpen("Tires")).toBe(true);
  fireEvent.keyDown(tires, { key: "ArrowDown" });
  expect(isOpen("Wheels")).toBe(true);
  expect(isOpen("Tires")).toBe(false);
});

test("swaps the arrow keys in right-to-left text", async () => {
  render(<CategoryMenu label="All categories" entries={entries} alwaysOpen style={{ direction: "rtl" }} />);
  fireEvent.keyDown(screen.getByRole("link", { name: "Tires" }), { key: "ArrowLeft" });
  expect(isOpen("Tires")).toBe(true);
  await vi.waitFor(() => expect(screen.getByRole("link", { name: "Tires by season" })).toHaveFocus());
});

/** jsdom has no layout: a drawer with a width counts as open. */
const draw = (): { drawer: HTMLElement; hidden: () => boolean } => {
  render(<CategoryMenu label="All categories" entries={entries} drawerId="departments" />);
  const drawer = document.querySelector<HTMLElement>("#departments");
  if (!drawer) throw new Error("no drawer");
  let width = 320;
  Object.defineProperty(drawer, "offsetWidth", { get: () => width });
  drawer.hidePopover = () => void (width = 0);
  return { drawer, hidden: () => width === 0 };
};

test("opens a department's categories in the drawer, with links back and to the department", () => {
  const { drawer, hidden } = draw();
  expect(drawer).toHaveAttribute("popover", "auto");
  const wheels = screen.getByText("Wheels", { selector: "span" }).closest("a") as HTMLElement;
  expect(fireEvent.click(wheels)).toBe(false);
  const back = screen.getByText("All departments");
  expect(back.closest("[hidden]")?.tagName).toBe("UL");
  fireEvent.click(back);
  expect(screen.queryByText("All departments")).toBeNull();
  expect(hidden()).toBe(false);
  fireEvent.click(wheels);
  fireEvent.click(screen.getByText("All of Wheels"));
  expect(hidden()).toBe(true);
});

test("closes the drawer from the overlay, but not from its content", () => {
  const { drawer, hidden } = draw();
  fireEvent.click(screen.getByText("All categories", { selector: "p" }));
  expect(hidden()).toBe(false);
  fireEvent.click(drawer);
  expect(hidden()).toBe(true);
});

const department = (name: string) => screen.getByRole("link", { name });

/** Without styles, the small-screen button is also focusable, before the departments. */
const tabIn = async (user: UserEvent): Promise<void> => {
  screen.getByRole("button", { name: "All categories" }).focus();
  await user.tab();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(menu);
    await tabIn(user);
    expect(department("Tires")).toHaveFocus();
    await user.tab();
    expect(toggle("Tires")).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.tab();
    expect(department("Tires by season")).toHaveFocus();
  },
  "Enter or Space, on the button of a department": async (user) => {
    render(menu);
    toggle("Wheels").focus();
    await user.keyboard("{Enter}");
    expect(isOpen("Wheels")).toBe(true);
    await user.keyboard(" ");
    expect(isOpen("Wheels")).toBe(false);
  },
  "Arrow Down, on the cell": async (user) => {
    render(<CategoryMenu label="All categories" entries={entries} />);
    const cell = screen.getByRole("button", { name: "All categories", expanded: false });
    cell.focus();
    expect(fireEvent.keyDown(cell, { key: "ArrowDown", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(cell, { key: "ArrowDown" })).toBe(false);
    expect(cell).toHaveAttribute("aria-expanded", "true");
    await vi.waitFor(() => expect(department("Tires")).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(cell).toHaveAttribute("aria-expanded", "false");
    expect(cell).toHaveFocus();
  },
  "Arrow Down": async (user) => {
    render(menu);
    await tabIn(user);
    await user.keyboard("{ArrowDown}");
    expect(department("Wheels")).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(department("Tires")).toHaveFocus();
  },
  "Arrow Up": async (user) => {
    render(menu);
    await tabIn(user);
    await user.keyboard("{ArrowUp}");
    expect(department("Car care")).toHaveFocus();
  },
  Home: async (user) => {
    render(menu);
    department("Wheels").focus();
    await user.keyboard("{Home}");
    expect(department("Tires")).toHaveFocus();
  },
  End: async (user) => {
    render(menu);
    await tabIn(user);
    await user.keyboard("{End}");
    expect(department("Car care")).toHaveFocus();
  },
  "Arrow Right": async (user) => {
    render(menu);
    await tabIn(user);
    await user.keyboard("{ArrowRight}");
    expect(isOpen("Tires")).toBe(true);
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
  },
  "Arrow Left": async (user) => {
    render(menu);
    await tabIn(user);
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
    await user.keyboard("{ArrowLeft}");
    expect(isOpen("Tires")).toBe(false);
    expect(department("Tires")).toHaveFocus();
  },
  Escape: async (user) => {
    render(<CategoryMenu label="All categories" entries={entries} />);
    const cell = screen.getByRole("button", { name: "All categories" });
    await user.click(cell);
    department("Tires").focus();
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(isOpen("Tires")).toBe(false);
    expect(department("Tires")).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(cell).toHaveAttribute("aria-expanded", "false");
    expect(cell).toHaveFocus();
  },
});
