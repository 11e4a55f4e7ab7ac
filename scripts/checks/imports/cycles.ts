/** An import direction between two entries of a folder, with its imports. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly because: string[];
}

interface Dependency {
  readonly from: string;
  readonly to: string;
}

/** Strongly connected components (Tarjan) with more than one node. */
const cyclicGroups = (edges: readonly Dependency[]): string[][] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    const own = order.size;
    order.set(node, own);
    lowest.set(node, own);
    stack.push(node);
    for (const { to } of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(node) !== own) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group);
  };
  for (const { from } of edges) if (!order.has(from)) visit(from);
  return found;
};

/**
 * Maps an import to the nearest common folder of both files: `a/b/x.ts` → `a/c/y.ts` is `b` → `c` in the
 * folder `a`.
 */
const seenByFolder = ({ from, to }: Dependency): { folder: string; from: string; to: string } => {
  const [left, right] = [from.split("/"), to.split("/")];
  const depth = left.findIndex((part, at) => part !== right[at]);
  const folder = left.slice(0, depth).join("/");
  return { folder, from: left[depth] ?? "", to: right[depth] ?? "" };
};

/**
 * Cycles between files or folders in the same folder. Every cycle of files is one of these, in the folder
 * where their paths diverge.
 * @returns a description per cycle, with one import for each direction
 */
export const cyclesOf = (imports: readonly Dependency[]): string[] => {
  const byFolder = new Map<string, Map<string, Edge>>();
  for (const dependency of imports) {
    if (dependency.from === dependency.to) continue;
    const { folder, from, to } = seenByFolder(dependency);
    const edges = byFolder.get(folder) ?? new Map<string, Edge>();
    byFolder.set(folder, edges);
    const edge = edges.get(`${from} ${to}`) ?? { from, to, because: [] };
    edge.because.push(`${dependency.from} imports ${dependency.to}`);
    edges.set(`${from} ${to}`, edge);
  }
  return [...byFolder].flatMap(([folder, edges]) =>
    cyclicGroups([...edges.values()]).map((group) => {
      const inside = [...edges.values()].filter(({ from, to }) => group.includes(from) && group.includes(to));
      const reasons = inside.map(
        ({ because: [first, ...more] }) =>
          `\n    ${first}${more.length > 0 ? ` (and ${more.length} more)` : ""}`,
      );
      return `cycle of ${group.toSorted().join(", ")} in ${folder || "src"}:${reasons.join("")}`;
    }),
  );
};
