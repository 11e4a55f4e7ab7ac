export { vars } from "./contract.css.ts";
