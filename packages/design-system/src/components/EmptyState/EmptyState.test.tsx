import { render, screen } from "@testing-library/react";
import PackageOpen from "lucide-react/icons/package-open";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { EmptyState } from "./index.ts";

conforms("EmptyState", (props) => (
  <EmptyState icon={PackageOpen} title="No orders" {...props}>
    They wait here.
  </EmptyState>
));

test("has a heading of the given level and its action, and hides the icon", () => {
  render(
    <EmptyState icon="busy" level={3} title="Waiting for your bank" actions={<Button>Check again</Button>} />,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Waiting for your bank" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Check again" })).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
