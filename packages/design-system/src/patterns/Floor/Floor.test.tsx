import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Floor, FloorBanner, SizeFinder } from "./index.ts";

conforms("Floor", (props) => <Floor {...props} />);
conforms("FloorBanner", (props) => <FloorBanner title="Find the size" {...props} />);
conforms("SizeFinder", (props) => <SizeFinder action="/s" fields={[]} submitLabel="Find" {...props} />);

test("banner and goods are one list", () => {
  render(
    <Floor banner={<FloorBanner title="Find the size" />}>
      <p>a</p>
    </Floor>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("the finder is a GET form with named selects", () => {
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
