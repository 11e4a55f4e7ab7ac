import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../components/Heading/index.ts";
import { Stack } from "../layout/index.ts";
import { StoryPicture, type StoryFile } from "./StoryPicture.tsx";

const meta: Meta = { title: "Everything", parameters: { layout: "fullscreen" } };
export default meta;

const files = import.meta.glob<StoryFile>(
  ["../{components,layout,patterns}/*/*.stories.tsx", "!../**/*.matrix.stories.tsx"],
  { eager: true },
);

interface Annotations {
  parameters?: { docs?: { story?: { inline?: boolean } } };
}

/** Dialogs that are open would hide all the others, so their stories ask for a frame of their own. */
const needsOwnFrame = (annotations: Annotations | undefined): boolean =>
  annotations?.parameters?.docs?.story?.inline === false;

const storyNames = (file: StoryFile): string[] =>
  Object.keys(file).filter(
    (key) => key !== "default" && key !== "__namedExportsOrder" && !needsOwnFrame(file[key]),
  );

interface Room {
  shelf: string;
  name: string;
  file: StoryFile;
  /** None where each covers the page. */
  story: string | undefined;
}

const rooms: Room[] = Object.values(files).map((file) => {
  const [shelf = "", ...name] = (file["default"] as { title: string }).title.split("/");
  const stories = needsOwnFrame(file["default"]) ? [] : storyNames(file);
  const story = stories.includes("Playground") ? "Playground" : stories[0];
  return { shelf, name: name.join(" / "), file, story };
});

const shelves = ["Layout", "Components", "Patterns"];

/** Every component at once, each with its first story: a change of a token is seen everywhere. */
export const EveryRoom: StoryObj = {
  render: () => (
    <Stack gap={40} style={{ padding: 24 }}>
      {shelves.map((shelf) => (
        <Stack key={shelf} gap={16} element="section">
          <Heading level={1} size={24}>
            {shelf}
          </Heading>
          {rooms
            .filter((room) => room.shelf === shelf)
            .map(({ name, file, story }) => (
              // The frame holds what is fixed to the window: side widget, bars, banners.
              <Stack
                key={name}
                gap={12}
                style={{
                  contain: "layout",
                  overflow: "clip",
                  paddingBlockStart: 12,
                  borderBlockStart: "1px solid var(--ds-color-border-default)",
                }}
              >
                <Heading level={2} size={14}>
                  {name}
                </Heading>
                <div>
                  {story ? (
                    <StoryPicture file={file} story={story} />
                  ) : (
                    "It covers the page: see it on its own."
                  )}
                </div>
              </Stack>
            ))}
        </Stack>
      ))}
    </Stack>
  ),
};
