import type { Picture } from "../Image/picture.ts";
import type { IconShape } from "../Icon/index.ts";

export interface CategoryLink {
  label: string;
  href: string;
}

/** A category of the second level with those of the third. */
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
  /** Instead of an icon: a picture of 28 px, decoration. */
  picture?: Picture;
  /** Two or three short words under the name. */
  hint?: string;
  /** Short ways at the top of the panel. */
  chips?: readonly CategoryLink[];
  groups: readonly CategoryGroup[];
  /** At most two pictures in the strip at the far side. */
  promos?: readonly CategoryPromo[];
}
