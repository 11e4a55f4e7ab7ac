import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CopyButton } from "./index.ts";

const texts = { value: "A-1042", label: "Copy the order number", copiedLabel: "Copied" };

conforms("CopyButton", (props) => <CopyButton {...texts} {...props} />);

test("copies and says so", async () => {
  const user = userEvent.setup();
  render(<CopyButton {...texts}>A-1042</CopyButton>);
  await user.click(screen.getByRole("button", { name: "A-1042 Copy the order number" }));
  expect(await navigator.clipboard.readText()).toBe("A-1042");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("a refusal of the browser reaches the caller", async () => {
  const user = userEvent.setup();
  const refused = new Error("NotAllowed");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refused);
  const onFailure = vi.fn();
  render(<CopyButton {...texts} onFailure={onFailure} />);
  await user.click(screen.getByRole("button"));
  expect(onFailure).toHaveBeenCalledWith(refused);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
