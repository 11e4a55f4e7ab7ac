import { render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Icon } from "./index.ts";

conforms("Icon", (props) => <Icon shape={Heart} {...(props as object)} />);

test("is decorative unless named", () => {
  const { rerender } = render(<Icon shape={Heart} />);
  expect(screen.queryByRole("img")).toBeNull();
  rerender(<Icon shape={Heart} label="Saved" />);
  expect(screen.getByRole("img", { name: "Saved" })).toBeVisible();
});
