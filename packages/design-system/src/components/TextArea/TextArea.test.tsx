import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { TextArea } from "./index.ts";

conforms("TextArea", (props) => <TextArea label="Review" {...props} />, { control: "textarea" });

test("counts its characters up to the limit", async () => {
  render(<TextArea label="Review" maxLength={5} counter={(used, most) => `${used} / ${most}`} />);
  expect(screen.getByText("0 / 5")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox"), "Good grip");
  expect(screen.getByText("5 / 5")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("Good ");
});
