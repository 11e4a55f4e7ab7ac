import { readFileSync } from "node:fs";

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

/** Every story of the static Storybook, read from its own index: none can be forgotten, none can be left out. */
export const stories: StoryEntry[] = Object.values(
  (
    JSON.parse(readFileSync("dist/storybook/index.json", "utf8")) as {
      entries: Record<string, StoryEntry & { type: string }>;
    }
  ).entries,
).filter(({ type }) => type === "story");
