import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { Heading } from "../components/Heading/index.ts";
import { Link } from "../components/Link/index.ts";
import { Stack } from "../layout/index.ts";
import { StoryPicture, type StoryFile } from "./StoryPicture.tsx";

const meta: Meta = {
  title: "Everything",
  parameters: {
    layout: "fullscreen",
    // Storybook would print the whole page as JSX, and fails on modules as props.
    docs: { source: { type: "code" } },
  },
};
export default meta;

const files = import.meta.glob<StoryFile>(
  ["../{components,layout,patterns}/*/*.stories.tsx", "!../**/*.matrix.stories.tsx"],
  { eager: true },
);

interface Annotations {
  parameters?: { docs?: { story?: { inline?: boolean } } };
}

/** Open dialogs would cover everything else, so their stories need their own frame. */
const needsOwnFrame = (annotations: Annotations | undefined): boolean =>
  annotations?.parameters?.docs?.story?.inline === false;

const firstOf = (stories: string[]): string | undefined =>
  stories.includes("Playground") ? "Playground" : stories[0];

interface ListedComponent {
  shelf: string;
  name: string;
  file: StoryFile;
  /** Undefined if every story covers the page. */
  story: string | undefined;
  /** Storybook id of the first story. */
  id: string;
}

const components: ListedComponent[] = Object.values(files).map((file) => {
  const { title, id: componentId = title } = file["default"] as { title: string; id?: string };
  const [shelf = "", ...name] = title.split("/");
  const stories = Object.keys(file).filter((key) => key !== "default" && key !== "__namedExportsOrder");
  const story = needsOwnFrame(file["default"])
    ? undefined
    : firstOf(stories.filter((key) => !needsOwnFrame(file[key])));
  const id = toId(componentId, storyNameFromExport(firstOf(stories) ?? ""));
  return { shelf, name: name.join(" / "), file, story, id };
});

const shelves = [
  "Layout",
  "Basics",
  "Actions",
  "Fields",
  "Navigation",
  "Overlays",
  "Feedback",
  "Commerce",
] as const;

/** URL of a story without Storybook's UI, in the selected theme and language; URLs can't contain objects. */
const ownPage = (id: string, globals: object): string => {
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === "string");
  const written = chosen.map(([name, value]) => `${name}:${value}`).join(";");
  return `iframe.html?id=${id}&viewMode=story&globals=${written}`;
};

/** Every component with its first story, to see the effect of a token change everywhere. */
export const EveryComponent: StoryObj = {
  render: function EveryComponent(_args, { globals }) {
    return (
      <Stack gap={40} style={{ padding: 24 }}>
        {shelves.map((shelf) => (
          <Stack key={shelf} gap={16} element="section">
            <Heading level={1} size={24}>
              {shelf}
            </Heading>
            {components
              .filter((component) => component.shelf === shelf)
              .map(({ name, file, story, id }) => (
                // Contains elements fixed to the viewport: side widget, bars, banners.
                <Stack
                  key={name}
                  gap={12}
                  style={{
                    contain: "layout",
                    // Shadows and the bottom of open content may overflow, but nothing hidden above the
                    // viewport.
                    clipPath: "inset(0 -24px -24px)",
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
                      <Stack gap={12}>
                        <Link href={ownPage(id, globals)} target="_blank" underlined>
                          It covers the page: see it on its own.
                        </Link>
                        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, not of third parties */}
                        <iframe
                          title={name}
                          src={ownPage(id, globals)}
                          loading="lazy"
                          style={{
                            inlineSize: "100%",
                            blockSize: 360,
                            border: "1px solid var(--ds-color-border-default)",
                            borderRadius: "var(--ds-radius-card)",
                          }}
                        />
                      </Stack>
                    )}
                  </div>
                </Stack>
              ))}
          </Stack>
        ))}
      </Stack>
    );
  },
};
