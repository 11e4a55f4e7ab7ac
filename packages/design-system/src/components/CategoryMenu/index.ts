export { CategoryMenu, type CategoryMenuProps } from "./CategoryMenu.tsx";
export type { CategoryEntry, CategoryGroup, CategoryLink, CategoryPromo } from "./CategoryMenu.types.ts";
export type { CategoryMenuTexts } from "../../words/components/CategoryMenu.ts";
