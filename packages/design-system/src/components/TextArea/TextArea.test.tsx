import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TextArea } from "./index.ts";
import meta from "./TextArea.meta.ts";

conforms("TextArea", (props) => <TextArea label="Review" {...props} />, { control: "textarea" });

const field = () => screen.getByRole("textbox", { name: "Review" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <TextArea label="Review" />
        <button type="button">Send</button>
      </>,
    );
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard("Good grip");
    await user.tab();
    expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
    expect(field()).toHaveValue("Good grip");
  },
  Enter: async (user) => {
    const sent = vi.fn();
    render(
      <form onSubmit={sent}>
        <TextArea label="Review" />
        <button type="submit">Send</button>
      </form>,
    );
    await user.type(field(), "Good grip.{Enter}Quiet.");
    expect(field()).toHaveValue("Good grip.\nQuiet.");
    expect(sent).not.toHaveBeenCalled();
  },
});

test("counts its characters up to the limit", async () => {
  render(<TextArea label="Review" maxLength={5} counter={(used, most) => `${used} / ${most}`} />);
  expect(screen.getByText("0 / 5")).toBeVisible();
  await userEvent.type(field(), "Good grip");
  expect(screen.getByText("5 / 5")).toBeVisible();
  expect(field()).toHaveValue("Good ");
});

test("keeps and counts text set by a form library", () => {
  const write = (element: HTMLTextAreaElement | null) => {
    if (element && element.value === "") element.value = "Good";
  };
  const area = (hint: string) => (
    <TextArea
      label="Review"
      hint={hint}
      ref={write}
      maxLength={9}
      counter={(used, most) => `${used} / ${most}`}
    />
  );
  const { rerender } = render(area("At least ten characters"));
  rerender(area("At most ten characters"));
  expect(field()).toHaveValue("Good");
  expect(screen.getByText("4 / 9")).toBeVisible();
});

test("describes field and box with the error and marks them invalid", () => {
  const { container } = render(<TextArea label="Review" error="At least ten characters." />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("At least ten characters.");
  expect(container.querySelector("[data-part=Box]")).toHaveAttribute("data-invalid", "true");
});

test("when controlled, keeps the caller's text and reports the change", async () => {
  const onValueChange = vi.fn();
  render(<TextArea label="Review" value="Good" onValueChange={onValueChange} />);
  await userEvent.type(field(), "!");
  expect(onValueChange.mock.calls).toEqual([["Good!"]]);
  expect(field()).toHaveValue("Good");
});
