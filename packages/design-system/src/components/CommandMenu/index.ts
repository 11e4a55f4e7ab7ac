export { CommandMenu, type CommandMenuProps } from "./CommandMenu.tsx";
export type { Command, CommandGroup } from "./types.ts";
export type { CommandMenuTexts } from "../../words/components/CommandMenu.ts";
