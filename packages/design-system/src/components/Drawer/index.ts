export { Drawer, type DrawerProps } from "./Drawer.tsx";
export { DrawerClose, type DrawerCloseProps } from "./DrawerClose.tsx";
