export { HoverMenu, type HoverMenuProps } from "./HoverMenu.tsx";
