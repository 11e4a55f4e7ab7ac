export { Kbd, type KbdProps } from "./Kbd.tsx";
export type { KbdTexts } from "../../words/components/Kbd.ts";
