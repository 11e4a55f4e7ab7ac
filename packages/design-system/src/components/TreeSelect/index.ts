export { TreeSelect, type TreeSelectProps } from "./TreeSelect.tsx";
export type { TreeNode } from "./tree.ts";
export type { TreeSelectTexts } from "../../words/components/TreeSelect.ts";
