import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import type { ComboboxOption } from "../Combobox/index.ts";
import { RegionCascader, type RegionCascaderProps } from "./index.ts";
import meta from "./RegionCascader.meta.ts";

const places: Record<string, string[]> = {
  "": ["Laos", "Monaco", "Thailand"],
  Laos: ["Champasak", "Vientiane"],
  Monaco: [],
  "Laos/Champasak": ["Pakse"],
  "Laos/Champasak/Pakse": ["Phonsavan"],
};
const loadOptions = async (path: readonly string[]): Promise<ComboboxOption[]> =>
  (places[path.join("/")] ?? []).map((name) => ({ value: name, label: name }));

const levels = [
  { label: "Country", name: "country" },
  { label: "Province" },
  { label: "City" },
  { label: "District" },
];

function Region(props: Partial<RegionCascaderProps>) {
  return <RegionCascader label="Region" levels={levels} loadOptions={loadOptions} {...props} />;
}
const level = (name: string) => screen.getByRole("combobox", { name });
const choose = async (name: string, text: string) => {
  await waitFor(() => expect(level(name)).toBeEnabled());
  await userEvent.click(level(name));
  await screen.findByRole("option", { name: new RegExp(text) });
  await userEvent.clear(level(name));
  await userEvent.type(level(name), `${text}{Enter}`);
};

conforms("RegionCascader", (props) => (
  <RegionCascader label="Region" levels={levels} loadOptions={loadOptions} {...props} />
));

test("enables each level once the previous one is selected", async () => {
  const onValueChange = vi.fn();
  render(<Region onValueChange={onValueChange} />);
  expect(screen.getByRole("group", { name: "Region" })).toBeInTheDocument();
  expect(level("Province")).toBeDisabled();
  await choose("Country", "Laos");
  await choose("Province", "Champasak");
  await choose("City", "Pakse");
  expect(onValueChange.mock.calls).toEqual([
    [["Laos"], ["Laos"]],
    [
      ["Laos", "Champasak"],
      ["Laos", "Champasak"],
    ],
    [
      ["Laos", "Champasak", "Pakse"],
      ["Laos", "Champasak", "Pakse"],
    ],
  ]);
  expect(document.querySelector("input[name=country]")).toHaveValue("Laos");
});

test("clears the levels below on a selection", async () => {
  const onValueChange = vi.fn();
  render(<Region defaultValue={["Laos", "Champasak", "Pakse"]} onValueChange={onValueChange} />);
  await choose("Province", "Vientiane");
  expect(onValueChange).toHaveBeenLastCalledWith(["Laos", "Vientiane"], expect.anything());
  await waitFor(() => expect(level("Province")).toHaveValue("Vientiane"));
});

test("ends the chain at a place without subdivisions", async () => {
  render(<Region />);
  await choose("Country", "Monaco");
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Province" })).toBeNull());
});

test("renders the given labels on the server", () => {
  const html = renderToString(<Region defaultValue={["la", "cs"]} valueLabels={["Laos", "Champasak"]} />);
  expect(html).toContain("Laos");
  expect(html).toContain("Champasak");
});

test("shows a load failure with a retry", async () => {
  const load = vi.fn(loadOptions).mockRejectedValueOnce(new Error("offline"));
  render(<Region loadOptions={load} />);
  await waitFor(() => expect(level("Country")).toHaveAccessibleDescription("We couldn’t load the list."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(level("Country")).toBeValid());
  await choose("Country", "Laos");
});

test("ignores the late response of an earlier selection", async () => {
  let answer: ((options: ComboboxOption[]) => void) | undefined;
  const load = vi.fn((path: readonly string[]) =>
    path[0] === "Thailand"
      ? new Promise<ComboboxOption[]>((resolve) => {
          answer = resolve;
        })
      : loadOptions(path),
  );
  render(<Region loadOptions={load} />);
  await choose("Country", "Thailand");
  await choose("Country", "Laos");
  answer?.([{ value: "x", label: "Bangkok" }]);
  await choose("Province", "Vientiane");
  expect(level("Province")).toHaveValue("Vientiane");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Region defaultValue={["Laos"]} required />);
    await waitFor(() => expect(level("Province")).toBeEnabled());
    await user.tab();
    expect(level("Country")).toHaveFocus();
    await user.tab();
    expect(level("Province")).toHaveFocus();
  },
  "Keys of the combobox": async (user) => {
    render(<Region />);
    await user.click(level("Country"));
    await screen.findByRole("option", { name: /Laos/ });
    await user.keyboard("{End}{Enter}");
    expect(level("Country")).toHaveValue("Thailand");
  },
});

test("opens no level when disabled", async () => {
  render(<Region defaultValue={["Laos"]} disabled />);
  await waitFor(() => expect(level("Country")).toHaveValue("Laos"));
  for (const name of ["Country", "Province", "City", "District"]) expect(level(name)).toBeDisabled();
});

test("announces that options are loading until they are loaded", async () => {
  let answer: (options: ComboboxOption[]) => void = () => undefined;
  render(<Region loadOptions={() => new Promise((resolve) => void (answer = resolve))} />);
  await userEvent.click(level("Country"));
  expect(screen.getByText("Loading…", { selector: "[data-part=Note]" })).toBeVisible();
  await act(async () => answer([{ value: "la", label: "Laos" }]));
  expect(screen.queryByText("Loading…")).toBeNull();
  expect(screen.getByRole("option", { name: "Laos" })).toBeVisible();
});
