import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { RichText, RichTextContent, type RichTextProps } from "./index.ts";
import meta from "./RichText.meta.ts";

const field = (props: Partial<RichTextProps> = {}) => <RichText label="Description" {...props} />;
const box = () => screen.getByRole("textbox", { name: "Description" });
const tool = (name: string) => screen.getByRole("button", { name });
const selectAll = "{Control>}a{/Control}";

conforms("RichText", field, { control: "[role=textbox]" });
conforms("RichTextContent", (props) => <RichTextContent html="<p>a</p>" {...props} />);

keyboardTable(meta, {
  "Control + B": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: "<p>Quiet</p>", onValueChange }));
    await user.click(box());
    await user.keyboard(`${selectAll}{Control>}b{/Control}`);
    expect(onValueChange).toHaveBeenLastCalledWith("<p><strong>Quiet</strong></p>");
    expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
  },
  "Control + I": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: "<p>Quiet</p>", onValueChange }));
    await user.click(box());
    await user.keyboard(`${selectAll}{Control>}i{/Control}`);
    expect(onValueChange).toHaveBeenLastCalledWith("<p><em>Quiet</em></p>");
  },
  "Control + Z": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: "<p>Quiet</p>", onValueChange }));
    await user.click(box());
    await user.keyboard(`${selectAll}{Control>}b{/Control}{Control>}z{/Control}`);
    expect(onValueChange).toHaveBeenLastCalledWith("<p>Quiet</p>");
  },
  "Alt + F10": async (user) => {
    render(field());
    await user.click(box());
    await user.keyboard("{Alt>}{F10}{/Alt}");
    expect(tool("Heading")).toHaveFocus();
  },
  "Arrow Right": async (user) => {
    render(field());
    act(() => tool("Quote").focus());
    await user.keyboard("{ArrowRight}");
    expect(tool("Link")).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(tool("Heading")).toHaveFocus();
  },
  "Arrow Left": async (user) => {
    render(field());
    act(() => tool("Heading").focus());
    await user.keyboard("{ArrowLeft}");
    expect(tool("Link")).toHaveFocus();
  },
  "Home, on the toolbar": async (user) => {
    render(field());
    act(() => tool("Italic").focus());
    await user.keyboard("{Home}");
    expect(tool("Heading")).toHaveFocus();
  },
  "End, on the toolbar": async (user) => {
    render(field());
    act(() => tool("Italic").focus());
    await user.keyboard("{End}");
    expect(tool("Link")).toHaveFocus();
  },
  Tab: async (user) => {
    render(
      <>
        {field({ defaultValue: "<ul><li><p>a</p></li><li><p>b</p></li></ul>" })}
        <button type="button">Save</button>
      </>,
    );
    await user.tab();
    expect(tool("Heading")).toHaveFocus();
    await user.tab();
    expect(box()).toHaveFocus();
    await user.tab();
    expect(tool("Save")).toHaveFocus();
  },
});

test.each([
  ["Heading", "<h2>Quiet</h2>"],
  ["Subheading", "<h3>Quiet</h3>"],
  ["Bulleted list", "<ul><li><p>Quiet</p></li></ul>"],
  ["Numbered list", "<ol><li><p>Quiet</p></li></ol>"],
  ["Quote", "<blockquote><p>Quiet</p></blockquote>"],
])("%s changes the paragraph", async (name, html) => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: "<p>Quiet</p>", onValueChange }));
  await userEvent.click(tool(name));
  expect(onValueChange).toHaveBeenLastCalledWith(html);
  await userEvent.click(tool(name));
  expect(onValueChange).toHaveBeenLastCalledWith("<p>Quiet</p>");
});

test("links the selection, completes the address and removes the link again", async () => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: "<p>Test</p>", onValueChange }));
  await userEvent.click(box());
  await userEvent.keyboard(selectAll);
  await userEvent.click(tool("Link"));
  const address = screen.getByRole("textbox", { name: "Web or email address" });
  await userEvent.type(address, "javascript:x{Enter}");
  expect(address).toBeInvalid();
  await userEvent.clear(address);
  await userEvent.type(address, "carmine.example/tests{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith('<p><a href="https://carmine.example/tests">Test</a></p>');
  await userEvent.click(tool("Link"));
  expect(screen.getByRole("textbox", { name: "Web or email address" })).toHaveValue(
    "https://carmine.example/tests",
  );
  await userEvent.click(tool("Remove link"));
  expect(onValueChange).toHaveBeenLastCalledWith("<p>Test</p>");
});

test("submits the sanitized HTML, and an empty text as an empty value", async () => {
  const { container } = render(
    <form>{field({ name: "text", defaultValue: "<p>a</p>", onValueChange: () => undefined })}</form>,
  );
  const submitted = () => new FormData(container.querySelector("form") ?? undefined).get("text");
  expect(submitted()).toBe("<p>a</p>");
  await userEvent.click(tool("Bold"));
  await userEvent.click(box());
  await userEvent.keyboard(`${selectAll}{Backspace}`);
  expect(submitted()).toBe("");
});

test("shows a new value of the caller without reporting it", async () => {
  const onValueChange = vi.fn();
  function Form() {
    const [value, setValue] = useState("<p>Old</p>");
    return (
      <>
        {field({ value, onValueChange })}
        <button type="button" onClick={() => setValue("<h2>New</h2><script>x</script>")}>
          Load
        </button>
      </>
    );
  }
  render(
    <StrictMode>
      <Form />
    </StrictMode>,
  );
  expect(box()).toHaveTextContent("Old");
  await userEvent.click(tool("Load"));
  expect(screen.getByRole("heading", { name: "New", level: 2 })).toBeVisible();
  expect(box()).toHaveTextContent(/^New$/);
  expect(onValueChange).not.toHaveBeenCalled();
});

test("renders the sanitized text on the server", () => {
  const html = renderToString(field({ defaultValue: "<h2>Fit</h2><img src=x onerror=y><p>91V</p>" }));
  expect(html).toContain("<h2>Fit</h2><p>91V</p>");
  expect(html).not.toContain("onerror");
});

test("announces required, error and read-only, and can't be changed while off", () => {
  const { rerender } = render(field({ required: true, error: "Describe the product." }));
  expect(box()).toBeRequired();
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription("Describe the product.");
  rerender(field({ readOnly: true }));
  expect(box()).toHaveAttribute("aria-readonly", "true");
  expect(box()).toHaveAttribute("contenteditable", "false");
  expect(screen.queryByRole("toolbar")).toBeNull();
  rerender(field({ disabled: true }));
  expect(box()).toHaveAttribute("aria-disabled", "true");
  expect(box()).toHaveAttribute("contenteditable", "false");
  expect(tool("Bold")).toBeDisabled();
});
