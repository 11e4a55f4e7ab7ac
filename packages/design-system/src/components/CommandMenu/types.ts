import type { IconShape } from "../Icon/index.ts";

/** A command, a page or a found object. */
export interface Command {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** Second line: “Order, Mara Lindqvist”. */
  description?: string;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Shortcut of the command, written as in `Kbd`: “Mod S”. */
  shortcut?: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  /** Can't be selected. */
  disabled?: boolean;
  /** Called on click or Enter, after the menu has closed. */
  onSelect: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}
