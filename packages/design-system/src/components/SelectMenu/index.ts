export { SelectMenu, type SelectMenuProps } from "./SelectMenu.tsx";
