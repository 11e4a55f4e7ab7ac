import { mediaVariant, hasVariants, type CategoryNode } from "@carmine/api/contract";
import type { CategoryEntry } from "@carmine/design-system";
import { categoryHref } from "../../features/links.ts";

/** Short words under a department's name. */
const hintWords = 2;
/** Groups in a panel, links in a group: as many as it has room for. */
const mostGroups = 6;
const mostLinks = 4;

const shown = (nodes: CategoryNode["childList"]): CategoryNode[] =>
  (nodes ?? []).filter((node) => node.isShow);

/** The category tree as the menu shows it: departments, their groups, and the links of each group. */
export const categoryEntries = (
  tree: readonly CategoryNode[],
  toggleLabel: (name: string) => string,
): CategoryEntry[] =>
  tree
    .filter((node) => node.isShow)
    .map((department) => {
      const groups = shown(department.childList);
      return {
        id: String(department.id),
        label: department.name,
        href: categoryHref(department),
        hint: groups
          .slice(0, hintWords)
          .map((group) => group.name)
          .join(", "),
        toggleLabel: toggleLabel(department.name),
        ...(department.icon && hasVariants(department.icon)
          ? { picture: { src: mediaVariant(department.icon, 64, "webp"), alt: "" } }
          : {}),
        groups: groups.slice(0, mostGroups).map((group) => ({
          label: group.name,
          href: categoryHref(group),
          ...(group.icon && hasVariants(group.icon)
            ? { picture: { src: mediaVariant(group.icon, 96, "webp"), alt: "" } }
            : {}),
          links: shown(group.childList)
            .slice(0, mostLinks)
            .map((leaf) => ({ label: leaf.name, href: categoryHref(leaf) })),
        })),
      };
    });
