import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PhoneField, type PhoneFieldProps } from "./index.ts";
import { loadPhoneFormats } from "./phone-formats.ts";
import { readNumber, readValue } from "./read-number.ts";
import meta from "./PhoneField.meta.ts";

// 245 rows are fast in a browser, but slow in jsdom on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function Phone(props: Partial<PhoneFieldProps>) {
  return <PhoneField label="Phone number" locale="en" defaultCountry="CN" {...props} />;
}
const input = () => screen.getByRole("textbox", { name: "Phone number" });
const picker = () => screen.getByRole("button");

// Runs first, before the formats are loaded, to test the server's HTML.
test("renders raw digits and the dial code's country on the server", () => {
  const html = renderToString(<Phone defaultValue="+66812345678" name="phone" />);
  expect(html).toContain('value="812345678"');
  expect(html).toContain('value="+66812345678"');
  expect(html).toContain("TH.svg");
});

test("groups a filled field once the formats are loaded", async () => {
  render(<Phone defaultValue="+66812345678" />);
  await waitFor(() => expect(input()).toHaveValue("81 234 5678"));
});

conforms("PhoneField", (props) => <PhoneField label="Phone number" locale="en" {...props} />, {
  control: "input[type=tel]",
});

async function phone(props: Partial<PhoneFieldProps> = {}) {
  await loadPhoneFormats();
  const onValueChange = vi.fn();
  const view = render(<Phone onValueChange={onValueChange} {...props} />);
  return { onValueChange, view, last: () => onValueChange.mock.lastCall };
}

test("groups digits while typing, and reports E.164 with its parts", async () => {
  const { last } = await phone({ name: "phone" });
  await userEvent.type(input(), "13800138000");
  expect(input()).toHaveValue("138 0013 8000");
  expect(last()).toEqual([
    "+8613800138000",
    { country: "CN", dialCode: "86", nationalNumber: "13800138000", valid: true },
  ]);
  expect(document.querySelector("input[name=phone]")).toHaveValue("+8613800138000");
});

test("omits the national leading zero from the number", async () => {
  const { last } = await phone({ defaultCountry: "TH" });
  await userEvent.type(input(), "0812345678");
  expect(last()).toEqual([
    "+66812345678",
    { country: "TH", dialCode: "66", nationalNumber: "812345678", valid: true },
  ]);
});

test("reports an incomplete number as invalid, and a cleared field as no number", async () => {
  const { last } = await phone({ defaultCountry: "TH" });
  await userEvent.type(input(), "081");
  expect(last()?.[1]).toMatchObject({ valid: false });
  await userEvent.clear(input());
  expect(last()?.[0]).toBe("");
});

test.each([
  ["+856 20 55 512 345", "LA", "20 55 512 345", "+8562055512345"],
  ["0085620 5551 2345", "LA", "20 55 512 345", "+8562055512345"],
  ["+1 (242) 322-1234", "BS", "242 322 1234", "+12423221234"],
  ["+๖๖ ๘๑ ๒๓๔ ๕๖๗๘", "TH", "81 234 5678", "+66812345678"],
])("pasting %s selects %s", async (pasted, country, shown, value) => {
  const { last } = await phone();
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(input()).toHaveValue(shown);
  expect(last()).toEqual([value, expect.objectContaining({ country, valid: true })]);
});

test("keeps the digits and changes the number when the country changes", async () => {
  const { last } = await phone({ defaultCountry: "US" });
  await userEvent.type(input(), "6045550173");
  expect(input()).toHaveValue("604 555 0173");
  await userEvent.click(picker());
  await userEvent.paste("canada");
  await userEvent.keyboard("{Enter}");
  expect(picker()).toHaveAccessibleName("Country code, Canada +1");
  expect(last()?.[0]).toBe("+16045550173");
  expect(last()?.[1]).toMatchObject({ country: "CA" });
});

test("keeps the cursor when typing in the middle, and regroups on blur", async () => {
  await phone({ defaultCountry: "US", defaultValue: "+1604555017" });
  await userEvent.type(input(), "9", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input()).toHaveValue("6049 555 017");
  await userEvent.tab();
  expect(input()).toHaveValue("604 955 5017");
});

test("keeps the caller's value when controlled, and selects its country", async () => {
  await loadPhoneFormats();
  function Held() {
    const [value, setValue] = useState("+8613800138000");
    return (
      <>
        <Phone value={value} />
        <input aria-label="other" onChange={() => setValue("+66812345678")} />
      </>
    );
  }
  render(<Held />);
  await userEvent.type(input(), "9");
  expect(input()).toHaveValue("138 0013 8000");
  await userEvent.type(screen.getByLabelText("other"), "x");
  expect(input()).toHaveValue("81 234 5678");
  expect(picker()).toHaveAccessibleName("Country code, Thailand +66");
});

test("follows its default country while empty, and keeps its own once filled", async () => {
  const { view } = await phone({ defaultCountry: "TH" });
  view.rerender(<Phone defaultCountry="LA" />);
  expect(picker()).toHaveAccessibleName("Country code, Laos +856");
  await userEvent.type(input(), "20");
  view.rerender(<Phone defaultCountry="FR" />);
  expect(picker()).toHaveAccessibleName("Country code, Laos +856");
  expect(input()).toHaveValue("20");
});

test("shows an error, and allows no changes when disabled", async () => {
  const { view } = await phone({ error: "Too short." });
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription("Too short.");
  view.rerender(<Phone disabled />);
  expect(input()).toBeDisabled();
  expect(picker()).toBeDisabled();
});

keyboardTable(meta, {
  Tab: async (user) => {
    await phone();
    await user.tab();
    expect(picker()).toHaveFocus();
    await user.tab();
    expect(input()).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    await phone();
    await user.tab();
    await user.keyboard("{Enter}");
    await user.paste("+856");
    await user.keyboard("{Enter}");
    expect(picker()).toHaveAccessibleName("Country code, Laos +856");
    expect(input()).toHaveFocus();
  },
  Backspace: async (user) => {
    await phone({ defaultCountry: "US" });
    await user.type(input(), "6045");
    await user.keyboard("{Backspace}{Backspace}");
    expect(input()).toHaveValue("60");
  },
});

test("submits the number under its name, unless disabled or unnamed", async () => {
  const form = (props: Partial<PhoneFieldProps>) => (
    <form aria-label="Order">
      <Phone defaultValue="+66812345678" {...props} />
    </form>
  );
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));
  const { rerender } = render(form({ name: "phone" }));
  expect(sent()).toEqual({ phone: "+66812345678" });
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  rerender(form({ name: "phone", disabled: true }));
  expect(sent()).toEqual({});
  rerender(form({}));
  expect(sent()).toEqual({});
});

test("locks the country when read-only, and requests a phone keyboard", () => {
  render(<Phone readOnly />);
  expect(picker()).toBeDisabled();
  expect(input()).toHaveAttribute("type", "tel");
  expect(input()).toHaveAttribute("inputmode", "tel");
});

test("allows changing the country unless read-only or disabled", () => {
  render(<Phone />);
  expect(picker()).toBeEnabled();
});

test("deletes the previous digit on Backspace at a group's space", async () => {
  await phone({ defaultCountry: "US" });
  await userEvent.type(input(), "6045");
  expect(input()).toHaveValue("604 5");
  await userEvent.keyboard("{Backspace}");
  expect(input()).toHaveValue("604");
});

test("also calls the caller's handlers", async () => {
  const handlers = { onFocus: vi.fn(), onBlur: vi.fn(), onChange: vi.fn() };
  await phone(handlers);
  await userEvent.type(input(), "1");
  await userEvent.tab();
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce();
});

test("keeps an incomplete international number as typed, and reports it", async () => {
  const { last } = await phone({ defaultCountry: "TH" });
  await userEvent.type(input(), "+85620");
  expect(input()).toHaveValue("+856 20");
  expect(last()?.[0]).toBe("+85620");
  expect(last()?.[1]).toMatchObject({ country: "TH", valid: false });
  await userEvent.clear(input());
  await userEvent.type(input(), "+");
  expect(last()?.[0]).toBe("");
});

test("keeps the selected country for a number without its own", async () => {
  const { last } = await phone({ defaultCountry: "CA" });
  await userEvent.click(input());
  await userEvent.paste("+1 604 555 0173");
  expect(last()?.[1]).toMatchObject({ country: "CA" });
  expect(readValue(undefined, "+999123", "CA")).toMatchObject({ country: "CA" });
  expect(readValue(undefined, "+8562055512345", "CA")).toMatchObject({ country: "LA", valid: undefined });
  expect(readNumber(undefined, "0081", "TH")).toMatchObject({ value: "+81", valid: undefined });
  expect(readNumber(undefined, "+", "TH").value).toBe("");
  expect(readNumber(undefined, "", "TH").value).toBe("");
});
