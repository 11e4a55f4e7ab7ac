import { render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { IconButton } from "./index.ts";

conforms("IconButton", (props) => <IconButton icon={Heart} label="Save" {...props} />);

test("is named by its label; the drawing is hidden", () => {
  render(<IconButton icon={Heart} label="Save Ridgeline A/T" loading />);
  const button = screen.getByRole("button", { name: "Save Ridgeline A/T" });
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
