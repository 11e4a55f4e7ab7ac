import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Inline, Stack } from "../layout/index.ts";
import * as Buttons from "./Button/Button.stories.tsx";
import { Button } from "./Button/index.ts";
import { Card } from "./Card/index.ts";
import * as Checkboxes from "./Checkbox/Checkbox.stories.tsx";
import { EmptyState } from "./EmptyState/index.ts";
import * as Chips from "./FilterChip/FilterChip.stories.tsx";
import { Heading } from "./Heading/index.ts";
import * as IconButtons from "./IconButton/IconButton.stories.tsx";
import * as Messages from "./Message/Message.stories.tsx";
import * as Steppers from "./QuantityStepper/QuantityStepper.stories.tsx";
import * as Radios from "./RadioGroup/RadioGroup.stories.tsx";
import * as Segments from "./Segments/Segments.stories.tsx";
import * as Skeletons from "./Skeleton/Skeleton.stories.tsx";
import * as Status from "./StatusChip/StatusChip.stories.tsx";
import * as Switches from "./Switch/Switch.stories.tsx";
import * as Tabs from "./Tabs/Tabs.stories.tsx";
import * as Tags from "./Tag/Tag.stories.tsx";
import * as Fields from "./TextField/TextField.stories.tsx";
import { StoryPicture } from "../documentation/StoryPicture.tsx";
import PackageOpen from "lucide-react/icons/package-open";

const meta: Meta = { title: "Overview/Components", parameters: { layout: "fullscreen" } };
export default meta;

const parts = [
  [
    "Buttons",
    [
      [Buttons, "Variants"],
      [Buttons, "Sizes"],
      [IconButtons, "States"],
    ],
  ],
  ["Fields", [[Fields, "States"]]],
  [
    "Choices",
    [
      [Checkboxes, "States"],
      [Radios, "Playground"],
      [Switches, "States"],
    ],
  ],
  [
    "Chips and tags",
    [
      [Status, "Tones"],
      [Chips, "States"],
      [Tags, "Variants"],
    ],
  ],
  [
    "Tabs and quantity",
    [
      [Tabs, "Playground"],
      [Steppers, "States"],
    ],
  ],
  ["Messages", [[Messages, "Tones"]]],
  ["Loading", [[Skeletons, "OrderCard"]]],
] as const;

function Sheet({ scheme }: { scheme: "light" | "dark" }) {
  return (
    <div
      data-theme="red"
      data-scheme={scheme}
      style={{ padding: 40, background: "var(--ds-color-bg-page)", color: "var(--ds-color-fg-default)" }}
    >
      <Stack gap={16}>
        <Heading level={1} size={20}>
          {scheme === "light" ? "Light" : "Dark"}
        </Heading>
        {parts.map(([title, stories]) => (
          <Card key={title}>
            <Stack gap={16}>
              <Heading level={2} size={14}>
                {title}
              </Heading>
              {stories.map(([file, story], index) => (
                <StoryPicture key={index} file={file} story={story} />
              ))}
            </Stack>
          </Card>
        ))}
        <Card>
          <Stack gap={16}>
            <Heading level={2} size={14}>
              One of two, and nothing
            </Heading>
            <Inline gap={16} justify="between">
              <StoryPicture file={Segments} story="Playground" />
              <EmptyState
                icon={PackageOpen}
                size="md"
                title="No unpaid orders"
                actions={<Button size="sm">Browse products</Button>}
              >
                New orders wait here for 24 hours.
              </EmptyState>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

/** The same tokens with both sets of values. */
export const LightAndDark: StoryObj = {
  render: () => (
    <Grid columns={2} narrowest={600} gap={0}>
      <Sheet scheme="light" />
      <Sheet scheme="dark" />
    </Grid>
  ),
};
