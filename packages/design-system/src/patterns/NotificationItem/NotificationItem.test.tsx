import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Truck from "lucide-react/icons/truck";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { NotificationItem, type NotificationItemProps } from "./index.ts";
import meta from "./NotificationItem.meta.ts";

const notice: NotificationItemProps = {
  title: "Your parcel is out for delivery",
  href: "/orders/7103",
  icon: Truck,
  time: "10 minutes ago",
};

conforms("NotificationItem", (props) => <NotificationItem {...notice} {...props} />);

test("announces unread as text", () => {
  const { rerender } = render(<NotificationItem {...notice} unread />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Unread: Your parcel");
  expect(screen.getByRole("listitem")).toHaveAttribute("data-state", "unread");
  rerender(<NotificationItem {...notice} />);
  expect(screen.getByRole("listitem")).not.toHaveTextContent("Unread");
  expect(screen.getByRole("listitem")).toHaveAttribute("data-state", "read");
});

test("has one link, followed by its buttons", () => {
  render(<NotificationItem {...notice} actions={<button>Mark as read</button>} />);
  const link = screen.getByRole("link", { name: notice.title });
  expect(link).not.toContainElement(screen.getByRole("button"));
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<NotificationItem {...notice} actions={<button>Mark as read</button>} />);
    await user.tab();
    expect(screen.getByRole("link")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button")).toHaveFocus();
  },
});

test("has no link without a URL", () => {
  render(<NotificationItem {...notice} href={undefined} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([notice.href, undefined])("moves focus to the title when marked as read (%s)", async (href) => {
  const onRead = vi.fn();
  render(<NotificationItem {...notice} href={href} unread onRead={onRead} />);
  await userEvent.click(screen.getByRole("button", { name: `Mark as read: ${notice.title}` }));
  expect(onRead).toHaveBeenCalledOnce();
  expect(screen.getByText(notice.title)).toContainElement(document.activeElement as HTMLElement);
});

test("marks as read on following its link, not on clicking its text; read ones have no button", async () => {
  const onRead = vi.fn();
  const item = { ...notice, href: "#parcel", text: "Today until 6 pm.", onRead };
  const { rerender } = render(<NotificationItem {...item} unread />);
  await userEvent.click(screen.getByText("Today until 6 pm."));
  expect(onRead).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("link"));
  expect(onRead).toHaveBeenCalledOnce();
  rerender(<NotificationItem {...item} />);
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.click(screen.getByRole("link"));
  expect(onRead).toHaveBeenCalledOnce();
});
