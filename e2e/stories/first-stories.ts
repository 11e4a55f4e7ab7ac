import { storyIds } from "./laboratory.ts";

/** Combinations of a component's props: hundreds of pieces in one story. */
export const isMatrix = (id: string): boolean => /-matrix--/.test(id);

const componentOf = (id: string): string => (id.split("--")[0] ?? id).replace(/-matrix$/, "");

/** One story of each component: its playground, or whichever comes first. */
export const firstStories: ReadonlySet<string> = new Set(
  [
    ...Map.groupBy(
      storyIds.filter((id) => !isMatrix(id)),
      componentOf,
    ).values(),
  ].flatMap((ids) => ids.find((id) => id.endsWith("--playground")) ?? ids.slice(0, 1)),
);

const state = /-(?:states?|disabled|invalid|wrong|failed|chosen|open|selected|off|current|busy|loading)$/;

/** Where forced colors have to tell things apart that normal ones tell apart by their background. */
export const isForced = (id: string): boolean => firstStories.has(id) || state.test(id.replace("--", "-"));

/**
 * Stories with a reference picture. Matrices combine looks that other stories show, so only their long and translated
 * texts are pictured; overlays have one matrix story per language, because each covers the window.
 */
export const isPictured = (id: string): boolean =>
  !isMatrix(id) || /--(?:long|six-|english|chinese|french|lao|spanish|thai)/.test(id);
