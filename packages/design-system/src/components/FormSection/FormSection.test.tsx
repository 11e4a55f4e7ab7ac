import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TextField } from "../TextField/index.ts";
import { FormSection, type FormSectionProps } from "./index.ts";
import meta from "./FormSection.meta.ts";

const section = (props: Partial<FormSectionProps> = {}) => (
  <FormSection title="Content" {...props}>
    <TextField label="Name" />
    <TextField label="SKU" />
  </FormSection>
);

conforms("FormSection", section);

keyboardTable(meta, {
  Tab: async (user) => {
    render(section());
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("textbox", { name: "SKU" })).toHaveFocus();
  },
});

test("is a region named by its heading and described by its hint", () => {
  render(section({ level: 3, hint: "Shown to shoppers." }));
  const region = screen.getByRole("region", { name: "Content" });
  expect(region).toHaveAccessibleDescription("Shown to shoppers.");
  expect(screen.getByRole("heading", { level: 3, name: "Content" })).toBeVisible();
});
