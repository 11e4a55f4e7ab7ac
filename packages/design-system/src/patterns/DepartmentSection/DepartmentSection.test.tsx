import { render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DepartmentSection, DepartmentBanner, SizeFinder } from "./index.ts";
import meta from "./DepartmentSection.meta.ts";

conforms("DepartmentSection", (props) => <DepartmentSection {...props} />);
conforms("DepartmentBanner", (props) => <DepartmentBanner title="Find the size" {...props} />);
conforms("SizeFinder", (props) => <SizeFinder action="/s" fields={[]} submitLabel="Find" {...props} />);

test("renders banner and products as one list", () => {
  render(
    <DepartmentSection banner={<DepartmentBanner title="Find the size" />}>
      <p>a</p>
    </DepartmentSection>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("is a GET form with named selects", () => {
  render(
    <SizeFinder
      action="/goods/goods_search"
      submitLabel="Find"
      fields={[{ name: "width", label: "Width", options: ["195", "205"], defaultValue: "205" }]}
    />,
  );
  const form = screen.getByRole("combobox", { name: "Width" }).closest("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ width: "205" });
  expect(form.method).toBe("get");
});

const finder = (
  <SizeFinder
    action="/goods/goods_search"
    submitLabel="Find"
    fields={[{ name: "width", label: "Width", options: ["195", "205"], defaultValue: "205" }]}
  />
);

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <DepartmentSection banner={<DepartmentBanner title="Find the size">{finder}</DepartmentBanner>}>
        <a href="/goods_detail/7">Polar 3</a>
      </DepartmentSection>,
    );
    await user.tab();
    expect(screen.getByRole("combobox", { name: "Width" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Find" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
  },
  "Enter, on the button of the finder": async (user) => {
    const searches: unknown[] = [];
    const search = (event: FormEvent<HTMLDivElement>) => {
      event.preventDefault();
      searches.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
    };
    render(<div onSubmit={search}>{finder}</div>);
    await user.selectOptions(screen.getByRole("combobox"), "195");
    screen.getByRole("button").focus();
    await user.keyboard("{Enter}");
    expect(searches).toEqual([{ width: "195" }]);
  },
});
