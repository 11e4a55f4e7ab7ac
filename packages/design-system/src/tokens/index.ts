export { vars } from "./contract.css.ts";
export { lockedPage, smallWindowPopover } from "./popover.ts";
export { scene } from "./scene.ts";
