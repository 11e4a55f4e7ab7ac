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
  /** Shortcut links at the top of the panel. */
  chips?: readonly CategoryLink[];
  groups: readonly CategoryGroup[];
  /** Up to two pictures at the end of the panel. */
  promos?: readonly CategoryPromo[];
}
