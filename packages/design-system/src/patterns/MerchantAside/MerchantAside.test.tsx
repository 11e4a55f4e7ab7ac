import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { MerchantAside } from "./index.ts";

const scores = [{ name: "Goods", value: "4.9" }];

conforms("MerchantAside", (props) => (
  <MerchantAside href="/m" name="Carmine Tires" scores={scores} {...props} />
));

test("the stars of the shop are read out, their number is not said twice", () => {
  render(
    <MerchantAside
      href="/m"
      name="Carmine Tires"
      rating={{ value: 4.9, text: "4.9", label: "4.9 of 5 stars" }}
    />,
  );
  expect(screen.getByRole("img", { name: "4.9 of 5 stars" })).toBeInTheDocument();
  expect(screen.getByText("4.9")).toHaveAttribute("aria-hidden");
  expect(screen.queryByRole("term")).toBeNull();
});

test("a landmark of the shop; scores are names with values", () => {
  render(<MerchantAside href="/m" name="Carmine Tires" scores={scores} />);
  expect(screen.getByRole("complementary", { name: "Carmine Tires" })).toBeInTheDocument();
  expect(screen.getByRole("term")).toHaveTextContent("Goods");
  expect(screen.getByRole("definition")).toHaveTextContent("4.9");
});
