/** Static checks of a Helm chart's templates; rendering needs the program helm. */

const actions = /\{\{-?\s*(.*?)\s*-?\}\}/gs;

/** Problems of one template: unbalanced blocks, unknown values and unknown named templates. */
export const checkTemplate = (text: string, values: unknown, definitions: ReadonlySet<string>): string[] => {
  const problems: string[] = [];
  let depth = 0;
  for (const [, action = ""] of text.matchAll(actions)) {
    if (/^(if|with|range|define)\b/.test(action)) depth += 1;
    if (/^end\b/.test(action)) depth -= 1;
    for (const [, name = ""] of action.matchAll(/\b(?:include|template)\s+"([^"]+)"/g))
      if (!definitions.has(name)) problems.push(`unknown template ${name}`);
    for (const [path] of action.matchAll(/\.Values(?:\.\w+)+/g))
      if (!hasPath(values, path.split(".").slice(2))) problems.push(`unknown value ${path}`);
  }
  if (depth !== 0) problems.push("a block isn't closed");
  return problems;
};

const hasPath = (values: unknown, path: readonly string[]): boolean => {
  let current = values;
  for (const part of path) {
    if (typeof current !== "object" || current === null || !(part in current)) return false;
    current = (current as Record<string, unknown>)[part];
  }
  return true;
};

/** Names that a chart's templates define. */
export const definitionsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(/\{\{-?\s*define\s+"([^"]+)"/g)].map(([, name = ""]) => name)),
  );
