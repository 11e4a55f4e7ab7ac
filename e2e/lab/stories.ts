import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { toId, storyNameFromExport } from "storybook/internal/csf";
import type { ComponentType } from "react";
import * as preview from "../../.storybook/preview.tsx";

setProjectAnnotations(preview);

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title: string } };

const modules = import.meta.glob<StoryModule>("../../packages/design-system/src/**/*.stories.tsx", {
  eager: true,
});

/** Story components by the id that Storybook gives them. */
export const storiesById = new Map<string, ComponentType>(
  Object.values(modules).flatMap((module) =>
    Object.entries(composeStories(module)).map(([exportName, Story]): [string, ComponentType] => [
      toId(module.default.title, storyNameFromExport(exportName)),
      Story as ComponentType,
    ]),
  ),
);
