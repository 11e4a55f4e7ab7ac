import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { MerchantAside } from "./index.ts";

const scores = [{ name: "Goods", value: "4.9" }];

conforms("MerchantAside", (props) => (
  <MerchantAside href="/m" name="Carmine Tires" scores={scores} {...props} />
));

test("a landmark of the shop; scores are names with values", () => {
  render(<MerchantAside href="/m" name="Carmine Tires" scores={scores} />);
  expect(screen.getByRole("complementary", { name: "Carmine Tires" })).toBeInTheDocument();
  expect(screen.getByRole("term")).toHaveTextContent("Goods");
  expect(screen.getByRole("definition")).toHaveTextContent("4.9");
});
