import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Card } from "../Card/index.ts";
import { Countdown } from "./index.ts";

const meta: Meta<typeof Countdown> = { title: "Components/Countdown", component: Countdown };
export default meta;

type Story = StoryObj<typeof Countdown>;

const hour = 3_600_000;

export const Variants: Story = {
  render: () => (
    <Stack gap={16} align="start">
      <Countdown until={12 * 60_000 + 8000} now={0} label={({ minutes }) => `${minutes} minutes left`} />
      <Card style={{ backgroundColor: "var(--ds-color-bg-bar)", color: "var(--ds-color-fg-on-bar)" }}>
        <Countdown until={2.25 * hour} now={0} variant="boxes" label={({ hours }) => `${hours} hours left`} />
      </Card>
    </Stack>
  ),
};
