import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Kbd } from "./index.ts";

const meta: Meta<typeof Kbd> = {
  title: "Basics/Kbd (Keyboard shortcut)",
  id: "components-kbd",
  component: Kbd,
};
export default meta;

type Story = StoryObj<typeof Kbd>;

export const Playground: Story = { args: { keys: "Mod K" } };

export const InText: Story = {
  render: () => (
    <Stack gap={12}>
      <span>
        Press <Kbd keys="Mod K" /> to search, <Kbd keys="?" /> for all shortcuts.
      </span>
      <small>
        <Kbd keys="Shift ArrowDown" /> selects a range, <Kbd keys="Escape" /> clears it.
      </small>
      <Inline gap={8}>
        <Kbd keys="Alt ArrowUp" />
        <Kbd keys="Enter" />
        <Kbd keys="[" />
      </Inline>
    </Stack>
  ),
};
