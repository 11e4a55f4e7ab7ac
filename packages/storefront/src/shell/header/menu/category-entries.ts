import { mediaVariant, hasVariants } from "@carmine/api/contract";
import type { Category } from "@carmine/api/hooks";
import type { CategoryEntry } from "@carmine/design-system";
import * as paths from "../../../app/paths.ts";
import { categoryHref } from "../../../features/links.ts";
import { departmentIcons, moreIcon, plainIcon } from "./department-icons.ts";

/**
 * Rows of the column, which is as high as the banner next to it. If there are more, the last row links to the others.
 */
const maxRows = 8;

/** Maximum names below a department's name; fewer if they don't fit, measured in widths of a Latin letter. */
const maxHints = 3;
const hintWidth = 18;
/** Pixels: height of the column, of a group's heading with its gap, and of a link; then groups per row of a panel. */
const panelHeight = 480;
const headHeight = 52;
const linkHeight = 28;
const groupsInRow = 3;
const maxLinks = 4;

/** One size of a picture; an external picture has only its own size. */
const sized = (url: string, width: 64 | 96): string =>
  hasVariants(url) ? mediaVariant(url, width, "webp") : url;

/** Chinese characters are as wide as two letters, Lao and Thai ones as 1.25; combining marks have no width. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (width, sign) =>
      width +
      (/\p{Mark}/u.test(sign)
        ? 0
        : /\p{Script=Han}/u.test(sign)
          ? 2
          : /[\u0e00-\u0eff]/.test(sign)
            ? 1.25
            : 1),
    0,
  );

/** Names that fit on one line; a name that doesn't fit is skipped in favor of shorter ones after it. */
const hintOf = (names: readonly string[], separator: string): string =>
  names
    .reduce<readonly string[]>((hint, name) => {
      const longer = [...hint, name];
      return longer.length <= maxHints && widthOf(longer.join(separator)) <= hintWidth ? longer : hint;
    }, [])
    .join(separator);

/** Icon of a department, or its picture if the shop doesn't have the icon. */
const markOf = ({ symbol, picture }: Category): Pick<CategoryEntry, "icon" | "picture"> => {
  const known = symbol === null ? undefined : departmentIcons[symbol];
  if (known) return { icon: known };
  return picture ? { picture: { src: sized(picture, 64), alt: "" } } : { icon: plainIcon };
};

/** Every group is shown, so that every category is in a menu; the more groups, the fewer links fit in each. */
const linksIn = (groupCount: number): number => {
  const rowHeight = panelHeight / Math.ceil(groupCount / groupsInRow);
  return Math.max(0, Math.min(maxLinks, Math.floor((rowHeight - headHeight) / linkHeight)));
};

const groupsOf = (nodes: readonly Category[]): CategoryEntry["groups"] => {
  const linkCount = linksIn(nodes.length);
  return nodes.map((node) => ({
    label: node.name,
    href: categoryHref(node),
    ...(node.picture ? { picture: { src: sized(node.picture, 96), alt: "" } } : {}),
    links: node.children.slice(0, linkCount).map((leaf) => ({ label: leaf.name, href: categoryHref(leaf) })),
  }));
};

export interface EntryTexts {
  /** Label of the last row if there are more departments than rows. */
  more: string;
  /** Separator between the words of a list. */
  separator: string;
}

const entryOf = (department: Category, { separator }: EntryTexts): CategoryEntry => {
  const groups = department.children;
  return {
    id: String(department.id),
    label: department.name,
    href: categoryHref(department),
    hint: hintOf(
      groups.map((group) => group.name),
      separator,
    ),
    ...markOf(department),
    groups: groupsOf(groups),
  };
};

/** The menu entries of the category tree: departments, their groups, and the links of each group. */
export const categoryEntries = (departments: readonly Category[], texts: EntryTexts): CategoryEntry[] => {
  if (departments.length <= maxRows) return departments.map((node) => entryOf(node, texts));
  const rest = departments.slice(maxRows - 1);
  return [
    ...departments.slice(0, maxRows - 1).map((node) => entryOf(node, texts)),
    {
      id: "more",
      label: texts.more,
      href: paths.search,
      icon: moreIcon,
      groups: groupsOf(rest),
    },
  ];
};
