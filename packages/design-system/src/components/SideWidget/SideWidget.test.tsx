import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SideWidget, SideWidgetButton, SideWidgetLink, SideWidgetService } from "./index.ts";
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

test("a named landmark with a list; the service can be called and scanned", () => {
  render(widget);
  expect(screen.getByRole("complementary", { name: "Help" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cart, 3 goods" })).toHaveTextContent("3");
  expect(screen.getByText("+1 800 555 0146")).toHaveAttribute("href", "tel:+18005550146");
  expect(document.querySelector("[role='img']")).toHaveAttribute("aria-label", "Scan to chat");
});

test("it goes back into the margin when the focus leaves it", async () => {
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

test("it does not take the focus, neither at first nor when it opens", async () => {
  render(widget);
  expect(document.body).toHaveFocus();
  const toggle = screen.getByRole("button", { name: "Help" });
  await userEvent.click(toggle);
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute("aria-controls", screen.getByRole("list").id);
});
