import { foldText } from "../Combobox/filter-options.ts";

export interface TreeNode {
  id: string;
  label: string;
  /** Muted text at the end of the row: a count. */
  hint?: string;
  disabled?: boolean;
  children?: readonly TreeNode[];
}

/** A visible row of a tree. */
export interface TreeRow {
  node: TreeNode;
  /** Id of the parent; undefined at the top. */
  parent: string | undefined;
  /** From 1. */
  level: number;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
  isExpanded: boolean;
}

const childrenOf = ({ children = [] }: TreeNode): readonly TreeNode[] => children;

/** Rows of the expanded nodes, in order. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const isExpanded = childrenOf(node).length > 0 && expanded.has(node.id);
    const row = { node, parent, level, position: index + 1, siblings: nodes.length, isExpanded };
    return [row, ...(isExpanded ? visibleRows(childrenOf(node), expanded, level + 1, node.id) : [])];
  });
}

/** Nodes from the top to the one with the id; empty if there is none. */
export function pathOf(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathOf(childrenOf(node), id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Nodes that contain the text, with their parents. A match keeps all its children. */
export function filterTree(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const folded = foldText(text);
  if (folded === "") return nodes;
  return nodes.flatMap((node) => {
    if (foldText(node.label).includes(folded)) return [node];
    const children = filterTree(childrenOf(node), text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Ids of the nodes with a match below them, which a search expands. */
export function parentsOfMatches(nodes: readonly TreeNode[], text: string): readonly string[] {
  const folded = foldText(text);
  const hasMatch = (node: TreeNode): boolean =>
    childrenOf(node).some((child) => foldText(child.label).includes(folded) || hasMatch(child));
  return nodes.flatMap((node) => [
    ...(hasMatch(node) ? [node.id] : []),
    ...parentsOfMatches(childrenOf(node), text),
  ]);
}
