import type { Picture } from "../Image/picture.ts";
import type { IconShape } from "../Icon/index.ts";

export interface CategoryLink {
  label: string;
  href: string;
}

/** A second-level category with its third-level categories. */
export interface CategoryGroup extends CategoryLink {
  picture?: Picture;
  links: readonly CategoryLink[];
}

export interface CategoryPromo extends CategoryLink {
  /** Such as the price. */
  text?: string;
  picture: Picture;
}

/** A department: a row of the column and its panel. */
export interface CategoryEntry extends CategoryLink {
  id: string;
  icon?: IconShape;
  /** 28 px decorative picture, instead of an icon. */
  picture?: Picture;
  /** Two or three short words under the name. */
  hint?: string;
  groups: readonly CategoryGroup[];
  /** Heading of `promos`, such as "Best sellers". */
  promosLabel?: string;
  /** A row of up to five pictures under the groups. While they load, a `promosLabel` alone reserves their space. */
  promos?: readonly CategoryPromo[] | undefined;
  /** Shortcut links at the bottom of the panel, such as brands. */
  chips?: readonly CategoryLink[];
}
