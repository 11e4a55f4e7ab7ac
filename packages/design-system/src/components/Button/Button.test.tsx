import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DesignSystemProvider, type LinkComponentProps } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./Button.meta.ts";
import { Button, ButtonLink } from "./index.ts";

conforms("Button", (props) => <Button {...props}>Save</Button>);
conforms("ButtonLink", (props) => (
  <ButtonLink href="/orders" {...props}>
    Orders
  </ButtonLink>
));

const pressedBy = async (user: UserEvent, key: string) => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await user.tab();
  await user.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Button loading>Save</Button>);
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
  Enter: async (user) => {
    await pressedBy(user, "{Enter}");
    render(<ButtonLink href="#orders">Orders</ButtonLink>);
    await user.tab();
    expect(screen.getByRole("link", { name: "Orders" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#orders");
  },
  Space: (user) => pressedBy(user, " "),
});

test("doesn't submit a form by default", () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
});

test("keeps its name and focus while loading, and ignores clicks and submits", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("renders a ButtonLink with the router's link", () => {
  const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a data-router href={href} {...rest} />;
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <ButtonLink href="/orders">Orders</ButtonLink>
    </DesignSystemProvider>,
  );
  expect(screen.getByRole("link", { name: "Orders" })).toHaveAttribute("data-router");
});

test("passes styles, attributes, ref and both handlers to the asChild element", async () => {
  const calls: string[] = [];
  const ref = vi.fn();
  render(
    <Button
      asChild
      variant="solid"
      ref={ref}
      className="outer"
      data-probe="yes"
      onClick={() => calls.push("button")}
    >
      <summary className="inner" onClick={() => calls.push("child")}>
        Choose a file
      </summary>
    </Button>,
  );
  const summary = screen.getByText("Choose a file").closest("summary");
  expect(summary).toHaveClass("inner", "outer");
  expect(summary).toHaveAttribute("data-component", "Button");
  expect(summary).toHaveAttribute("data-probe", "yes");
  expect(summary).not.toHaveAttribute("type");
  expect(screen.queryByRole("button")).toBeNull();
  expect(ref).toHaveBeenCalledWith(summary);
  await userEvent.click(summary as HTMLElement);
  expect(calls).toEqual(["child", "button"]);
});

test("styles the critical tone differently in every variant", () => {
  for (const variant of ["solid", "soft", "outline", "ghost", "link"] as const) {
    const { container, unmount } = render(
      <>
        <Button variant={variant}>Save</Button>
        <Button variant={variant} tone="critical">
          Delete
        </Button>
      </>,
    );
    const [brand, critical] = container.querySelectorAll("button");
    expect(critical?.className).not.toBe(brand?.className);
    unmount();
  }
});
