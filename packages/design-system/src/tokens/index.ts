export { vars } from "./contract.css.ts";
export { scene } from "./scene.ts";
