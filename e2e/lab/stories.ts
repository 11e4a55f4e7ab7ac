import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { toId, storyNameFromExport } from "storybook/internal/csf";
import type { ComponentType } from "react";
import * as preview from "../../.storybook/preview.tsx";
import type { PageGlobals } from "../../.storybook/page.ts";
import type { SampleLanguage } from "../../packages/design-system/src/testing/samples.ts";

setProjectAnnotations(preview);

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title: string; id?: string } };

/** A story component with its play function. */
export type Story = ComponentType & {
  play?: (context: {
    canvasElement: HTMLElement;
    canvas: object;
    userEvent: object;
  }) => Promise<void> | undefined;
};

const modules = Object.values(
  // The overview stories consist of stories that are tested separately.
  import.meta.glob<StoryModule>(
    ["../../packages/design-system/src/**/*.stories.tsx", "!**/documentation/Everything.stories.tsx"],
    { eager: true },
  ),
);

type Direction = PageGlobals["direction"];

const composed = new Map<string, Map<string, Story>>();

/** Every story in one language by Storybook id. */
export const storiesIn = (language: SampleLanguage, direction: Direction = "ltr"): Map<string, Story> => {
  const key = `${language} ${direction}`;
  const known = composed.get(key);
  if (known !== undefined) return known;
  const stories = new Map(
    modules.flatMap((module) =>
      Object.entries(composeStories(module, { initialGlobals: { language, direction } })).map(
        ([exportName, story]): [string, Story] => [
          toId(module.default.id ?? module.default.title, storyNameFromExport(exportName)),
          story as Story,
        ],
      ),
    ),
  );
  composed.set(key, stories);
  return stories;
};

/** @throws Error if no story has this id */
export const storyOf = (id: string, language: SampleLanguage, direction: Direction = "ltr"): Story => {
  const story = storiesIn(language, direction).get(id);
  if (story === undefined) throw new Error(`There is no story with the id ${id}`);
  return story;
};
