import { storyIds } from "./laboratory.ts";

/** Matrix stories show hundreds of prop combinations. */
export const isMatrix = (id: string): boolean => /-matrix--/.test(id);

const componentOf = (id: string): string => (id.split("--")[0] ?? id).replace(/-matrix$/, "");

/** One story per component: its playground, or the first one. */
export const firstStories: ReadonlySet<string> = new Set(
  [
    ...Map.groupBy(
      storyIds.filter((id) => !isMatrix(id)),
      componentOf,
    ).values(),
  ].flatMap((ids) => ids.find((id) => id.endsWith("--playground")) ?? ids.slice(0, 1)),
);

const state = /-(?:states?|disabled|invalid|wrong|failed|chosen|open|selected|off|current|busy|loading)$/;

/** Whether forced colors have to distinguish states that otherwise differ only by background. */
export const isForced = (id: string): boolean => firstStories.has(id) || state.test(id.replace("--", "-"));

/**
 * Stories with a reference picture. Matrices combine looks that other stories show, so only those with long
 * and translated texts are included; overlays have one matrix story per language, because each covers the
 * window.
 */
export const isPictured = (id: string): boolean =>
  !isMatrix(id) || /--(?:long|six-|english|chinese|french|lao|spanish|thai)/.test(id);
