import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { LineItem, type LineItemProps } from "./index.ts";
import meta from "./LineItem.meta.ts";

const props: LineItemProps = {
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  size: 72,
  option: "R17",
};

conforms("LineItem", (root) => <LineItem {...props} {...root} />);

test("renders no link for a product without a page", () => {
  const { rerender } = render(<LineItem {...props} />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<LineItem {...props} href="/goods_detail/7" />);
  expect(screen.getByRole("link", { name: "Polar 3" })).toBeInTheDocument();
});

test("renders the option as a button only if it can be changed", async () => {
  const onChangeOption = vi.fn();
  const { rerender } = render(<LineItem {...props} />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<LineItem {...props} onChangeOption={onChangeOption} changeOptionLabel="Change R17" />);
  await userEvent.click(screen.getByRole("button", { name: "Change R17" }));
  expect(onChangeOption).toHaveBeenCalledOnce();
});

const changeable = { ...props, href: "/goods_detail/7", changeOptionLabel: "Change R17" };

keyboardTable(meta, {
  Tab: async (user) => {
    render(<LineItem {...changeable} onChangeOption={() => undefined} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Change R17" })).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    const onChangeOption = vi.fn();
    render(<LineItem {...changeable} onChangeOption={onChangeOption} />);
    screen.getByRole("button").focus();
    await user.keyboard("{Enter} ");
    expect(onChangeOption).toHaveBeenCalledTimes(2);
  },
});
