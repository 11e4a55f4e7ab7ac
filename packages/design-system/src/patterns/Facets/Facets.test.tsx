import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { FacetChips, FacetGroup, FacetList, Facets, PriceFacet, type PriceFacetProps } from "./index.ts";
import meta from "./Facets.meta.ts";

const price: PriceFacetProps = {
  action: "/goods/goods_search",
  names: ["minPrice", "maxPrice"],
  keep: [{ name: "cid", value: "4" }],
  scale: [20, 260],
  range: [60, 180],
  symbol: "$",
};

conforms("Facets", (props) => <Facets label="Filters" {...props} />);
conforms("FacetGroup", (props) => <FacetGroup title="Brand" {...props} />);
conforms("FacetList", (props) => <FacetList values={[]} {...props} />);
conforms("PriceFacet", (props) => <PriceFacet {...price} {...props} />);

test("marks a selected value and links to the list without it", () => {
  render(<FacetList values={[{ id: "a", label: "Norrland", href: "/s", count: 38, chosen: true }]} />);
  const link = screen.getByRole("link", { name: "Norrland 38" });
  expect(link).toHaveAttribute("aria-current", "true");
  expect(link).toHaveAttribute("href", "/s");
});

test("disables a size without results", () => {
  render(<FacetChips name="Profile" values={[{ id: "75", label: "75", href: "/s?p=75", disabled: true }]} />);
  expect(screen.getByRole("list", { name: "Profile" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "75" })).not.toHaveAttribute("href");
});

const sent = () => {
  const form = screen.getByRole("button", { name: "OK" }).closest("form") as HTMLFormElement;
  return Object.fromEntries(new FormData(form));
};

test("submits typed values together with the other filters", async () => {
  render(<PriceFacet {...price} />);
  const lowest = screen.getByRole("spinbutton", { name: "Lowest price" });
  await userEvent.clear(lowest);
  await userEvent.type(lowest, "75");
  expect(sent()).toEqual({ cid: "4", minPrice: "75", maxPrice: "180" });
});

test("formats thousands for the locale and submits digits", () => {
  render(
    <PriceFacet
      {...price}
      scale={[245, 1245]}
      range={[245, 1245]}
      format={(value) => value.toLocaleString("en")}
    />,
  );
  expect(screen.getByText("1,245")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByText("245")).toBeNull();
  expect(sent()).toMatchObject({ minPrice: "245", maxPrice: "1245" });
});

test("stops a thumb at the other one", () => {
  render(<PriceFacet {...price} />);
  fireEvent.change(screen.getByRole("slider", { name: "Lowest price" }), { target: { value: "240" } });
  expect(sent()).toMatchObject({ minPrice: "180", maxPrice: "180" });
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <Facets label="Filters">
        <FacetGroup title="Width">
          <FacetChips
            name="Width"
            values={[
              { id: "205", label: "205", href: "/s?w=205" },
              { id: "255", label: "255", href: "/s?w=255", disabled: true },
              { id: "265", label: "265", href: "/s?w=265" },
            ]}
          />
        </FacetGroup>
      </Facets>,
    );
    await user.tab();
    expect(document.activeElement?.tagName).toBe("SUMMARY");
    for (const name of ["205", "265"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
  "Enter, on a value": async (user) => {
    const followed: (string | null)[] = [];
    render(
      <FacetList
        values={[{ id: "a", label: "Norrland", href: "/s", chosen: true }]}
        onClick={(event) => {
          event.preventDefault();
          followed.push((event.target as Element).getAttribute("href"));
        }}
      />,
    );
    await user.tab();
    await user.keyboard("{Enter}");
    expect(followed).toEqual(["/s"]);
  },
  "Enter, in a bound of the price": async (user) => {
    const lists: unknown[] = [];
    render(
      <PriceFacet
        {...price}
        onSubmit={(event) => {
          event.preventDefault();
          lists.push(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      />,
    );
    await user.clear(screen.getByRole("spinbutton", { name: "Highest price" }));
    await user.keyboard("120{Enter}");
    expect(lists).toEqual([{ cid: "4", minPrice: "60", maxPrice: "120" }]);
  },
});
