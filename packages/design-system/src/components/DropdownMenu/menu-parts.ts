import * as Radix from "@radix-ui/react-dropdown-menu";
import { createContext } from "react";

/** Radix's rows work only in the menu of the same package. */
export type MenuParts = Pick<
  typeof Radix,
  | "CheckboxItem"
  | "Item"
  | "ItemIndicator"
  | "Label"
  | "Portal"
  | "RadioGroup"
  | "RadioItem"
  | "Separator"
  | "Sub"
  | "SubContent"
  | "SubTrigger"
>;

/** Rows of the surrounding menu, so that `DropdownMenuItem` and the others also work in a `ContextMenu`. */
export const MenuPartsContext = createContext<MenuParts>(Radix);
