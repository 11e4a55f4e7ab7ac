import { storyIds } from "./laboratory.ts";

/** Combinations of a component's props: hundreds of pieces in one story. */
export const isMatrix = (id: string): boolean => /-matrix--/.test(id);

const roomOf = (id: string): string => (id.split("--")[0] ?? id).replace(/-matrix$/, "");

/** The first story of each room. */
export const firstStories: ReadonlySet<string> = new Set(
  new Map(
    storyIds
      .filter((id) => !isMatrix(id))
      .toReversed()
      .map((id) => [roomOf(id), id]),
  ).values(),
);

const state = /-(?:states?|disabled|invalid|wrong|failed|chosen|open|selected|off|current|busy|loading)$/;

/** Where forced colours have to tell things apart that normal ones tell apart by their background. */
export const isForced = (id: string): boolean => firstStories.has(id) || state.test(id.replace("--", "-"));
