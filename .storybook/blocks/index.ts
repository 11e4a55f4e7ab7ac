export { Canvas, Controls, Meta, Unstyled } from "@storybook/addon-docs/blocks";
export { Anatomy } from "./Anatomy.tsx";
export { ArgTypes } from "./ArgTypes.tsx";
export { Do, DoDont, Dont } from "./DoDont.tsx";
export { Facts } from "./Facts.tsx";
export { KeyboardTable } from "./KeyboardTable.tsx";
export { Live } from "./Live.tsx";
export { Pointed } from "./Pointed.tsx";
export { SmallWindow } from "./SmallWindow.tsx";
