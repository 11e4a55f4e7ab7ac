import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { BalanceCard } from "./index.ts";

conforms("BalanceCard", (props) => <BalanceCard label="Points" value="0" {...props} />);

test("exposes totals as a description list, each name before its value", () => {
  const { container } = render(
    <BalanceCard
      label="Current points"
      value="2,480"
      worth="worth $24.80"
      expiring="240 expire on Dec 31"
      figures={[{ name: "Spent", value: "3,640" }]}
    />,
  );
  expect(container).toHaveTextContent("Current points2,480 worth $24.80240 expire on Dec 31");
  expect(screen.getByRole("term").nextElementSibling).toBe(screen.getByRole("definition"));
  expect(screen.getByRole("definition")).toHaveTextContent("3,640");
});

test("renders no empty list without totals", () => {
  const { container } = render(<BalanceCard label="Points" value="0" />);
  expect(container.querySelector("dl")).toBeNull();
});
