import { expect, test } from "vitest";
import { filterTree, parentsOfMatches, pathOf, visibleRows, type TreeNode } from "./tree.ts";

const nodes: TreeNode[] = [
  {
    id: "tires",
    label: "Tires",
    children: [
      { id: "car", label: "Car tires", children: [{ id: "summer", label: "Summer tires" }] },
      { id: "truck", label: "Truck tires" },
    ],
  },
  { id: "care", label: "Car care" },
];
const ids = (rows: readonly { node: TreeNode }[]) => rows.map(({ node }) => node.id);

test("lists the rows of expanded nodes with their place", () => {
  expect(ids(visibleRows(nodes, new Set()))).toEqual(["tires", "care"]);
  const rows = visibleRows(nodes, new Set(["tires", "care"]));
  expect(ids(rows)).toEqual(["tires", "car", "truck", "care"]);
  expect(rows[1]).toMatchObject({ parent: "tires", level: 2, position: 1, siblings: 2, isExpanded: false });
  expect(rows[3]).toMatchObject({ isExpanded: false });
});

test("finds the path of a node", () => {
  expect(pathOf(nodes, "summer").map(({ label }) => label)).toEqual(["Tires", "Car tires", "Summer tires"]);
  expect(pathOf(nodes, "none")).toEqual([]);
});

test("keeps the parents of matches, and the children of a match", () => {
  const found = filterTree(nodes, "CÁR T");
  expect(found.map(({ id }) => id)).toEqual(["tires"]);
  expect(found[0]?.children?.map(({ id }) => id)).toEqual(["car"]);
  expect(found[0]?.children?.[0]?.children).toHaveLength(1);
  expect(parentsOfMatches(nodes, "summer")).toEqual(["tires", "car"]);
  expect(filterTree(nodes, " ")).toBe(nodes);
  expect(filterTree(nodes, "wheels")).toEqual([]);
});
