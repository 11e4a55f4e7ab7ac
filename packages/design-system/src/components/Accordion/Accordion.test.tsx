import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./Accordion.meta.ts";
import { Accordion, AccordionItem } from "./index.ts";

conforms("Accordion", (props) => <Accordion {...props} />);
conforms("AccordionItem", (props) => <AccordionItem title="Shipping" {...props} />);

const twoParts = () =>
  render(
    <Accordion>
      <AccordionItem title="Shipping">Free over $99.</AccordionItem>
      <AccordionItem title="Returns">Within 30 days.</AccordionItem>
    </Accordion>,
  );

/** Browsers toggle a `summary` by key; jsdom only supports clicks. */
const toggledByFocused = async (user: UserEvent) => {
  twoParts();
  const [item] = screen.getAllByRole("group");
  await user.tab();
  const focused = document.activeElement as HTMLElement;
  expect(focused.tagName).toBe("SUMMARY");
  expect(focused.parentElement).toBe(item);
  await user.click(focused);
  expect(item).toHaveAttribute("open");
  await user.click(focused);
  expect(item).not.toHaveAttribute("open");
};

keyboardTable(meta, {
  Tab: async (user) => {
    twoParts();
    await user.tab();
    expect(screen.getByText("Shipping")).toHaveFocus();
    await user.tab();
    expect(screen.getByText("Returns")).toHaveFocus();
  },
  Enter: toggledByFocused,
  Space: toggledByFocused,
});

test("opens and closes from its title", async () => {
  render(
    <Accordion>
      <AccordionItem title="Shipping">Free over $99.</AccordionItem>
    </Accordion>,
  );
  const item = screen.getByRole("group");
  await userEvent.click(screen.getByText("Shipping"));
  expect(item).toHaveAttribute("open");
  await userEvent.click(screen.getByText("Shipping"));
  expect(item).not.toHaveAttribute("open");
});
