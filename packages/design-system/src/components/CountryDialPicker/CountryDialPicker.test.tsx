import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import type { FormEvent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { countryOptions, dialCodeOf } from "./country-options.ts";
import { valueAfterInput } from "../../testing/value-after-input.ts";
import meta from "./CountryDialPicker.meta.ts";
import { dialCodes } from "./dial-codes.data.ts";
import { CountryDialPicker, type CountryDialPickerProps } from "./index.ts";

// 245 rows are fast in a browser, but slow in jsdom on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function Picker(props: Partial<CountryDialPickerProps>) {
  return <CountryDialPicker locale="en" {...props} />;
}
const button = () => screen.getByRole("button");
const search = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country or code" });
const pointedAt = () =>
  document.getElementById(search().getAttribute("aria-activedescendant") ?? "")?.textContent;
const open = async (props?: Partial<CountryDialPickerProps>) => {
  render(<Picker {...props} />);
  await userEvent.click(button());
};

test("keeps each typed letter synchronously, so that input methods work", async () => {
  await open();
  expect(["l", "la", "lao"].map((text) => valueAfterInput(search(), text))).toEqual(["l", "la", "lao"]);
});

conforms("CountryDialPicker", (props) => <CountryDialPicker locale="en" {...props} />);

test("shows label, country and code, and defaults to China, +86", () => {
  const view = render(<Picker />);
  expect(button()).toHaveAccessibleName("Country code, China +86");
  view.rerender(<Picker key="th" locale="zh-CN" defaultValue="TH" />);
  expect(button()).toHaveAccessibleName("Country code, 泰国 +66");
});

test("renders the ISO code on the server, where ICU names may differ", () => {
  expect(renderToString(<Picker locale="th" />)).toContain("CN");
  expect(renderToString(<Picker locale="th" />)).not.toContain("จีน");
});

test("lists common countries first, then all others by name", async () => {
  await open({ commonCountries: ["LA", "TH"] });
  const labels = screen.getAllByRole("option").map((row) => row.textContent);
  expect(labels).toHaveLength(245);
  expect(labels.slice(0, 3).map((label) => label?.split(" ")[0])).toEqual([
    "Laos",
    "Thailand",
    "Afghanistan",
  ]);
  expect(screen.getByRole("group", { name: "Common" })).toBeInTheDocument();
});

test.each([
  ["thai", "TH"],
  ["ไทย", "TH"],
  ["泰国", "TH"],
  ["66", "TH"],
  ["+66", "TH"],
  ["0066", "TH"],
  ["LA", "LA"],
  ["deutsch", "DE"],
  ["1242", "BS"],
  ["cote", "CI"],
])("for the search %j, lists %s first", async (text, code) => {
  const onValueChange = vi.fn();
  await open({ onValueChange });
  await userEvent.paste(text);
  await userEvent.keyboard("{Enter}");
  expect(onValueChange.mock.calls).toEqual([[code]]);
});

test("explains an empty search result", async () => {
  await open();
  await userEvent.paste("qqq");
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(screen.getByText("Nothing found. Try fewer letters.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("0 found");
});

test("selects, closes and shows a clicked country", async () => {
  await open();
  await userEvent.click(screen.getByRole("option", { name: /^Laos/ }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toHaveAccessibleName("Country code, Laos +856");
});

test("takes names the browser lacks from the caller, then from English", () => {
  const options = countryOptions("xx", {
    own: (code) => (code === "TH" ? "Thaimaa" : undefined),
    common: [],
    groups: ["", ""],
  });
  const labelOf = (code: string) => options.find((entry) => entry.code === code)?.option.label;
  expect([labelOf("TH"), labelOf("LA")]).toEqual(["Thaimaa", "Laos"]);
});

test("matches the dial codes of the phone number library", () => {
  expect(Object.keys(dialCodes).toSorted()).toEqual(getCountries().toSorted());
  for (const country of getCountries()) expect(dialCodeOf(country)).toBe(getCountryCallingCode(country));
});

keyboardTable(meta, {
  "Enter, Space": async (user) => {
    render(<Picker />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(search()).toHaveFocus();
    await user.keyboard("{Escape} ");
    expect(search()).toHaveFocus();
  },
  "Arrow Down, Arrow Up": async (user) => {
    await open();
    await user.keyboard("{ArrowDown}");
    expect(pointedAt()).toContain("United States");
    await user.keyboard("{ArrowUp}");
    expect(pointedAt()).toContain("China");
  },
  "Page Down, Page Up": async (user) => {
    await open();
    await user.keyboard("{PageDown}");
    const rows = screen.getAllByRole("option");
    expect(pointedAt()).toBe(rows[10]?.textContent);
    await user.keyboard("{PageUp}");
    expect(pointedAt()).toBe(rows[0]?.textContent);
  },
  "Home, End": async (user) => {
    await open();
    await user.keyboard("{End}");
    expect(pointedAt()).toContain("Zimbabwe");
    await user.keyboard("{Home}");
    expect(pointedAt()).toContain("China");
  },
  "Enter, in the list": async (user) => {
    const onValueChange = vi.fn();
    await open({ onValueChange });
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onValueChange.mock.calls).toEqual([["US"]]);
    expect(button()).toHaveFocus();
  },
  "Tab, Escape": async (user) => {
    const onValueChange = vi.fn();
    await open({ onValueChange });
    await user.keyboard("{ArrowDown}{Escape}");
    expect(button()).toHaveFocus();
    await user.keyboard("{Enter}{ArrowDown}{Tab}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  },
});

test("names the panel and list, and highlights the selected country", async () => {
  await open({ defaultValue: "TH" });
  expect(screen.getByRole("dialog", { name: "Country code" })).toContainElement(
    screen.getByRole("listbox", { name: "Country code" }),
  );
  expect(pointedAt()).toContain("Thailand");
  expect(screen.getAllByRole("option", { selected: true })).toEqual([
    screen.getByRole("option", { name: /^Thailand/ }),
  ]);
  expect(screen.queryByText("Nothing found. Try fewer letters.")).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("lists common countries in their own group and each other country once", async () => {
  await open({ commonCountries: ["LA", "TH"] });
  const rowsOf = (name: string) => within(screen.getByRole("group", { name })).getAllByRole("option");
  expect(rowsOf("Common")).toHaveLength(2);
  expect(rowsOf("All countries")).toHaveLength(243);
  expect(screen.getByRole("option", { name: /^Thailand/ })).toHaveTextContent("Thailand ไทย+66");
  expect(screen.getByRole("option", { name: /^United States/ })).toHaveTextContent(/^United States\s*\+1$/);
});

test("highlights the best match, or nothing without a match", async () => {
  await open();
  await userEvent.paste("lao");
  expect(pointedAt()).toContain("Laos");
  expect(screen.queryByRole("group")).toBeNull();
  await userEvent.paste("qqq");
  expect(search()).not.toHaveAttribute("aria-activedescendant");
});

test("shows the caller's names in the list", async () => {
  await open({ countryName: (code) => (code === "TH" ? "Thaimaa" : undefined) });
  expect(screen.getByRole("option", { name: /^Thaimaa/ })).toBeInTheDocument();
});

test("focuses the caller's element after a selection, the button after Escape, and submits no form", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Picker focusAfter={() => screen.getByLabelText("Number").focus()} />
      <input aria-label="Number" />
    </form>,
  );
  await userEvent.click(button());
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByLabelText("Number")).toHaveFocus();
  await userEvent.click(button());
  await userEvent.keyboard("{Escape}");
  expect(button()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});
