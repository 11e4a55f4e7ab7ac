export { vars } from "./contract.css.ts";
export { heldPage, smallWindowPopover } from "./popover.ts";
export { scene } from "./scene.ts";
