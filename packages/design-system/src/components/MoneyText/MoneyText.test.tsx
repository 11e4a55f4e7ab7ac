import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { MoneyText } from "./index.ts";

const format = (value: string | number) => `$${Number(value).toFixed(2)}`;

conforms("MoneyText", (props) => <MoneyText value={1} format={format} {...(props as object)} />);

test("shows text to people and the amount to machines", () => {
  render(<MoneyText value="148.5" format={format} />);
  expect(screen.getByText("$148.50")).toHaveAttribute("value", "148.5");
});
