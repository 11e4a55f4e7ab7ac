import type { PictureSpec } from "./picture-spec.ts";
import type { DemoCategory, DemoTables } from "./types.ts";

const iconsOf = ({ icon, children = [] }: DemoCategory): PictureSpec[] => [
  icon,
  ...children.flatMap(iconsOf),
];

/** All pictures referenced by the tables, with duplicates. */
export const picturesOf = (tables: DemoTables): PictureSpec[] => [
  ...Object.values(tables.platform).filter(
    (value): value is PictureSpec => typeof value === "object" && "kind" in value,
  ),
  ...tables.categories.flatMap(iconsOf),
  ...tables.merchants.flatMap(({ avatar, cover, banners, papers }) => [avatar, cover, ...banners, ...papers]),
  ...tables.brands.flatMap(({ logo }) => (logo === undefined ? [] : [logo])),
  ...tables.products.flatMap(({ pictures }) => pictures),
  ...tables.reviews.flatMap(({ pictures = [] }) => pictures),
  ...tables.banners.map(({ picture }) => picture),
  ...tables.activities.flatMap(({ banners }) => banners),
];
