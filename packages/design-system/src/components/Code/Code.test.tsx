import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Code, CodeBlock } from "./index.ts";
import meta from "./Code.meta.ts";

conforms("Code", (props) => <Code {...props}>npm test</Code>);
conforms("CodeBlock", (props) => <CodeBlock label="Shell" code="npm test" {...props} />);

const block = <CodeBlock label="Shell" code="npm test" copyLabel="Copy the command" />;
const lines = () => screen.getByText("npm test").closest("pre");

keyboardTable(meta, {
  Tab: async (user) => {
    render(block);
    await user.tab();
    expect(screen.getByRole("button", { name: "Copy the command" })).toHaveFocus();
    await user.tab();
    expect(lines()).toHaveFocus();
  },
  "Arrow Left and Arrow Right, on the lines": async () => {
    render(block);
    expect(lines()).toHaveProperty("tabIndex", 0);
  },
});

test("copies the code", async () => {
  const { userEvent } = await import("@testing-library/user-event");
  const user = userEvent.setup();
  render(block);
  await user.click(screen.getByRole("button", { name: "Copy the command" }));
  expect(await navigator.clipboard.readText()).toBe("npm test");
});

test("is a named figure, whose code isn't translated", () => {
  render(<CodeBlock label="Shell" code="npm test" />);
  expect(screen.getByRole("figure", { name: "Shell" })).toBeVisible();
  expect(screen.getByText("npm test")).toHaveAttribute("translate", "no");
  expect(screen.queryByRole("button")).toBeNull();
});
