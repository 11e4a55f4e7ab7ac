import { render, screen } from "@testing-library/react";
import Truck from "lucide-react/icons/truck";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { NotificationItem, type NotificationItemProps } from "./index.ts";

const notice: NotificationItemProps = {
  title: "Your parcel is out for delivery",
  href: "/orders/7103",
  icon: Truck,
  time: "10 minutes ago",
};

conforms("NotificationItem", (props) => <NotificationItem {...notice} {...props} />);

test("unread is said in words", () => {
  const { rerender } = render(<NotificationItem {...notice} unreadLabel="Unread" />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Unread: Your parcel");
  expect(screen.getByRole("listitem")).toHaveAttribute("data-state", "unread");
  rerender(<NotificationItem {...notice} />);
  expect(screen.getByRole("listitem")).not.toHaveTextContent("Unread");
  expect(screen.getByRole("listitem")).toHaveAttribute("data-state", "read");
});

test("one link, and its buttons come after it and not inside", () => {
  render(<NotificationItem {...notice} actions={<button>Mark as read</button>} />);
  const link = screen.getByRole("link", { name: notice.title });
  const button = screen.getByRole("button");
  expect(link).not.toContainElement(button);
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("without a place to go there is no link", () => {
  render(<NotificationItem {...notice} href={undefined} />);
  expect(screen.queryByRole("link")).toBeNull();
});
