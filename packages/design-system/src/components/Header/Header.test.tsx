import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Menu from "lucide-react/icons/menu";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CartLink, CheckoutHeader, Header, HeaderButton, HeaderSearch } from "./index.ts";
import meta from "./Header.meta.ts";

const search = (
  <HeaderSearch
    action="/goods/goods_search"
    label="Search the shop"
    placeholder="Tires"
    hotWords={[{ label: "Winter", href: "/w" }]}
  />
);

conforms("Header", (props) => <Header utility={null} logo={null} search={null} cart={null} {...props} />);
conforms("HeaderButton", (props) => (
  <HeaderButton icon={Menu} label="Departments" target="departments" {...props} />
));
conforms("CheckoutHeader", (props) => (
  <CheckoutHeader utility={null} logo={null} title="Checkout" {...props} />
));
conforms("HeaderSearch", (props) => <HeaderSearch action="/s" label="Search" placeholder="" {...props} />);
conforms("CartLink", (props) => (
  <CartLink href="/cart" text="Cart" label="Cart, 3 goods" count={3} {...props} />
));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("becomes compact once its first 120 px are above the viewport, and back; not while they are below", () => {
  let report: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void = () =>
    undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Header utility={null} logo={null} search={search} cart={null} />);
  const header = screen.getByRole("banner");
  act(() => report([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
  expect(header).not.toHaveAttribute("data-compact");
  act(() => report([{ isIntersecting: false, boundingClientRect: { top: -121 } }]));
  expect(header).toHaveAttribute("data-compact");
  act(() => report([{ isIntersecting: true, boundingClientRect: { top: -119 } }]));
  expect(header).not.toHaveAttribute("data-compact");
});

test("renders only the given parts, for applications without search or cart", () => {
  render(<Header logo="Carmine" />);
  expect(screen.getByText("Carmine").parentElement?.children).toHaveLength(1);
});

test("reacts to scrolling down past the first row and to scrolling up immediately, but not to jitter", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(<Header utility={null} logo={null} search={search} cart={null} />);
  const header = screen.getByRole("banner");
  const scrollTo = (top: number): void => {
    vi.stubGlobal("scrollY", top);
    fireEvent.scroll(window);
  };
  scrollTo(50);
  expect(header).not.toHaveAttribute("data-down");
  scrollTo(300);
  expect(header).toHaveAttribute("data-down");
  scrollTo(294);
  expect(header).toHaveAttribute("data-down");
  scrollTo(290);
  expect(header).not.toHaveAttribute("data-down");
});

test("opens collapsed content natively, by id", () => {
  const button = <HeaderButton icon={Menu} label="Departments" target="departments" />;
  render(<Header utility={null} logo={null} search={search} cart={null} menu={button} account="account" />);
  expect(screen.getByRole("button", { name: "Departments" })).toHaveAttribute("popovertarget", "departments");
  expect(screen.getByText("account")).toBeInTheDocument();
});

test("is a GET form with one named field", async () => {
  render(search);
  const form = screen.getByRole("search", { name: "Search the shop" }) as HTMLFormElement;
  await userEvent.type(screen.getByRole("searchbox"), "205/55 R16");
  expect(form.method).toBe("get");
  expect(form.getAttribute("action")).toBe("/goods/goods_search");
  expect(Object.fromEntries(new FormData(form))).toEqual({ title: "205/55 R16" });
});

const departments = {
  name: "cid",
  label: "Department",
  defaultValue: "2",
  options: [
    { value: "", label: "All goods" },
    { value: "2", label: "Wheels" },
  ],
};

test("submits the department together with the default text", () => {
  render(
    <HeaderSearch
      action="/s"
      label="Search the shop"
      placeholder=""
      defaultValue="rims"
      scope={departments}
    />,
  );
  expect(screen.getByRole("searchbox", { name: "Search the shop" })).toHaveValue("rims");
  expect(screen.getByRole("combobox", { name: "Department" })).toHaveDisplayValue("Wheels");
  const form = screen.getByRole<HTMLFormElement>("search");
  expect(Object.fromEntries(new FormData(form))).toEqual({ cid: "2", title: "rims" });
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Department" }).value = "";
  expect(new FormData(form).get("cid")).toBe("");
});

test("omits its default text when a combobox controls the field", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <HeaderSearch
      action="/s"
      label="Search"
      placeholder=""
      defaultValue="rims"
      inputProps={{ role: "combobox", "aria-expanded": false, value: "tires", onChange: () => undefined }}
    />,
  );
  expect(screen.getByRole("combobox", { name: "Search" })).toHaveValue("tires");
  expect(warned).not.toHaveBeenCalled();
});

test("keeps the button's name when its text is hidden on small screens", () => {
  render(search);
  screen.getByText("Search").style.display = "none";
  expect(screen.getByRole("button", { name: "Search" })).toBeVisible();
});

test("renders popular searches as a separate list", () => {
  render(
    <HeaderSearch
      action="/s"
      label="Search"
      placeholder=""
      hotWords={[{ label: "Winter", href: "/w" }]}
      hotWordsLabel="Much searched"
    />,
  );
  expect(screen.getByRole("list", { name: "Much searched" })).toContainElement(
    screen.getByRole("link", { name: "Winter" }),
  );
});

test("shows the steps in the checkout header", () => {
  render(<CheckoutHeader utility={null} logo={null} title="Checkout" steps={<ol aria-label="Steps" />} />);
  expect(screen.getByRole("banner")).toContainElement(screen.getByRole("list", { name: "Steps" }));
});

test("includes the count in the cart's name, and shows 99+ from 100 on", () => {
  render(<CartLink href="/cart" text="Cart" label="Cart, 120 goods" count={120} />);
  expect(screen.getByRole("link", { name: "Cart, 120 goods" })).toHaveTextContent("99+");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <Header
        utility={null}
        logo={null}
        search={
          <HeaderSearch
            action="/search"
            label="Search the shop"
            placeholder="Tires"
            scope={{ name: "cid", label: "Department", options: [{ value: "", label: "All goods" }] }}
            hotWords={[{ label: "Winter", href: "/w" }]}
          />
        }
        cart={<CartLink href="/cart" text="Cart" label="Cart, 3 goods" count={3} />}
      />,
    );
    const stops = [
      screen.getByRole("combobox", { name: "Department" }),
      screen.getByRole("searchbox"),
      screen.getByRole("button", { name: "Search" }),
      screen.getByRole("link", { name: "Winter" }),
      screen.getByRole("link", { name: "Cart, 3 goods" }),
    ];
    for (const stop of stops) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
  "Enter, in the field": async (user) => {
    const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get("title");
    });
    render(<HeaderSearch action="/s" label="Search" placeholder="" onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard("snow chains{Enter}");
    expect(onSubmit).toHaveReturnedWith("snow chains");
  },
  "Enter, on a hot word or the cart": async (user) => {
    render(<CartLink href="#cart" text="Cart" label="Cart, 3 goods" count={3} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#cart");
  },
});
