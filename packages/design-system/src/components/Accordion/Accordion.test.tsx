import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Accordion, AccordionItem } from "./index.ts";

conforms("Accordion", (props) => <Accordion {...props} />);
conforms("AccordionItem", (props) => <AccordionItem title="Freight" {...props} />);

test("opens and closes by its title", async () => {
  render(
    <Accordion>
      <AccordionItem title="Freight">Free over $99.</AccordionItem>
    </Accordion>,
  );
  const item = screen.getByRole("group");
  await userEvent.click(screen.getByText("Freight"));
  expect(item).toHaveAttribute("open");
  await userEvent.click(screen.getByText("Freight"));
  expect(item).not.toHaveAttribute("open");
});
