import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Heart from "lucide-react/icons/heart";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { ChevronEnd, ChevronStart, Icon } from "../Icon/index.ts";
import { keyboardTable } from "../../testing/keyboard.tsx";
import {
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
  type SideWidgetServiceProps,
} from "./index.ts";
import meta from "./SideWidget.meta.ts";

const widget = (
  <SideWidget label="Help">
    <SideWidgetService
      icon={Heart}
      text="Service"
      phone="+1 800 555 0146"
      code={{ value: "https://carmine.example/chat", label: "Scan to chat" }}
    />
    <SideWidgetLink href="/cart" icon={Heart} text="Cart" count={3} label="Cart, 3 goods" />
    <SideWidgetButton icon={Heart} text="Top" />
  </SideWidget>
);

conforms("SideWidget", (props) => (
  <SideWidget label="Help" {...props}>
    {null}
  </SideWidget>
));

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <SideWidget label="Help">
        <SideWidgetLink href="/cart" icon={Heart} text="Cart" />
        <SideWidgetButton icon={Heart} text="Top" />
      </SideWidget>,
    );
    for (const cell of [
      screen.getByRole("button", { name: "Help" }),
      screen.getByRole("link", { name: "Cart" }),
      screen.getByRole("button", { name: "Top" }),
    ]) {
      await user.tab();
      expect(cell).toHaveFocus();
    }
  },
  "Enter, Space": async (user) => {
    render(widget);
    const toggle = screen.getByRole("button", { name: "Help" });
    await user.tab();
    await user.keyboard("{Enter}");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.keyboard(" ");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
  Escape: async (user) => {
    render(widget);
    const toggle = screen.getByRole("button", { name: "Help" });
    await user.click(toggle);
    await user.tab();
    await user.keyboard("{Escape}");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(toggle).toHaveFocus();
  },
});

test("is a named landmark with a list, and links the service's phone number and QR code", () => {
  render(widget);
  expect(screen.getByRole("complementary", { name: "Help" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cart, 3 goods" })).toHaveTextContent("3");
  expect(screen.getByText("+1 800 555 0146")).toHaveAttribute("href", "tel:+18005550146");
  expect(document.querySelector("[role='img']")).toHaveAttribute("aria-label", "Scan to chat");
});

test("collapses into the margin when focus leaves", async () => {
  render(
    <>
      {widget}
      <button type="button">Elsewhere</button>
    </>,
  );
  const tab = screen.getByRole("button", { name: "Help" });
  await userEvent.click(tab);
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(tab).toHaveAttribute("aria-expanded", "false");
});

test("doesn't take focus, initially or when it opens", async () => {
  render(widget);
  expect(document.body).toHaveFocus();
  const toggle = screen.getByRole("button", { name: "Help" });
  await userEvent.click(toggle);
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute("aria-controls", screen.getByRole("list").id);
});

test("stays open while focus moves within it, and ignores Escape while closed", async () => {
  render(widget);
  const aside = screen.getByRole("complementary", { name: "Help" });
  const tab = screen.getByRole("button", { name: "Help" });
  const { innerHTML: out } = render(<Icon shape={ChevronStart} />).container;
  const { innerHTML: back } = render(<Icon shape={ChevronEnd} />).container;
  expect(tab.innerHTML).toBe(out);
  expect(aside).toHaveAttribute("data-state", "closed");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(tab).not.toHaveFocus();
  await userEvent.click(tab);
  expect(aside).toHaveAttribute("data-state", "open");
  expect(tab.innerHTML).toBe(back);
  await userEvent.tab();
  await userEvent.keyboard("x");
  expect(tab).toHaveAttribute("aria-expanded", "true");
});

test("closes the service panel on the first Escape, and the widget on the second", async () => {
  render(widget);
  const tab = screen.getByRole("button", { name: "Help" });
  await userEvent.click(tab);
  const details = document.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  details.querySelector("summary")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(details.open).toBe(false);
  expect(tab).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  expect(tab).toHaveAttribute("aria-expanded", "false");
});

test("announces a cell's name only once", () => {
  render(widget);
  const cart = screen.getByRole("link", { name: "Cart, 3 goods" });
  expect(within(cart).getByText("Cart")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("button", { name: "Top" })).toHaveAttribute("type", "button");
});

test("doesn't submit a surrounding form from its buttons", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(<form onSubmit={sent}>{widget}</form>);
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  await userEvent.click(screen.getByRole("button", { name: "Top" }));
  expect(sent).not.toHaveBeenCalled();
});

test("shows the given service options: QR code, phone number, hours, action", () => {
  const service = (props: Partial<SideWidgetServiceProps>) => (
    <SideWidgetService icon={Heart} text="Service" {...props} />
  );
  const hidden = { hidden: true };
  const { container, rerender } = render(service({ hours: "9 to 18" }));
  expect(container).toHaveTextContent(/^Service9 to 18$/);
  expect(screen.queryByRole("img", hidden)).toBeNull();
  expect(screen.queryByRole("link", hidden)).toBeNull();
  const panel = container.querySelector("details > div > div") as HTMLElement;
  expect(panel.childElementCount).toBe(0);
  rerender(
    service({ code: { value: "https://carmine.example", label: "Scan to chat" }, action: "Chat now" }),
  );
  expect(screen.getByRole("img", { ...hidden, name: "Scan to chat" })).toBeInTheDocument();
  expect(screen.getByText("Scan to chat", { selector: "span" })).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("Chat now")).toBeInTheDocument();
  rerender(service({ phone: "+1 800 555 0146" }));
  expect(screen.getByRole("link", hidden)).toHaveAttribute("href", "tel:+18005550146");
});
