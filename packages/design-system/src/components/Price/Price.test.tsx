import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Price } from "./index.ts";

const parts = (locale: string, currency: string, value: number) =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(value);

conforms("Price", (props) => <Price parts={parts("en", "USD", 5)} {...props} />);

test("is announced as one string, with its parts hidden from screen readers", () => {
  const { container } = render(<Price parts={parts("en", "USD", 1284.99)} />);
  expect(screen.getByText("$1,284.99")).toBeInTheDocument();
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent("$1,284.99");
});

test("shrinks symbol and fraction in any order", () => {
  const { container } = render(<Price parts={parts("fr", "EUR", 1284.5)} />);
  const large = [...container.querySelectorAll("[aria-hidden] > span:not([class])")];
  expect(large.map((part) => part.textContent).join("")).toMatch(/^1\s284$/);
});

test("labels the original price", () => {
  render(<Price parts={parts("en", "USD", 5)} old={{ text: "$9.00", label: "List price" }} />);
  expect(screen.getByRole("deletion")).toHaveTextContent("List price $9.00");
});

test.each([
  ["ja", "JPY", 1284, "￥1,284"],
  ["en", "KWD", 12.5, "KWD 12.500"],
])("formats currencies with other fractions: %s %s", (locale, currency, value, text) => {
  render(<Price parts={parts(locale, currency, value)} />);
  expect(
    screen.getByText(
      (_, node) =>
        !node?.hasAttribute("aria-hidden") &&
        node?.childElementCount === 0 &&
        node.textContent?.replace(/\u00a0/g, " ") === text,
    ),
  ).toBeInTheDocument();
});
