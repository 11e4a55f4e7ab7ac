import type { DemoCategory } from "../types.ts";

const kindsOf = (category: DemoCategory): string[] =>
  category.children ? category.children.flatMap(kindsOf) : [category.key];

/** Department key by category key. */
export const departmentsOf = (categories: readonly DemoCategory[]): ReadonlyMap<string, string> =>
  new Map(
    categories.flatMap((department) => kindsOf(department).map((kind) => [kind, department.key] as const)),
  );
