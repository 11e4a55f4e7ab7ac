export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export type { ComboboxOption } from "./Combobox.types.ts";
export type { ComboboxTexts } from "../../words/components/Combobox.ts";
