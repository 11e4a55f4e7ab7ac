import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Card } from "../Card/index.ts";
import { Countdown } from "./index.ts";

const meta: Meta<typeof Countdown> = {
  title: "Feedback/Countdown",
  id: "components-countdown",
  component: Countdown,
};
export default meta;

type Story = StoryObj<typeof Countdown>;

const hour = 3_600_000;

export const Variants: Story = {
  render: function Variants() {
    return (
      <Stack gap={16} align="start">
        <Countdown until={12 * 60_000 + 8000} now={0} label={({ minutes }) => `${minutes} minutes left`} />
        <Card style={{ backgroundColor: "var(--ds-color-bg-bar)", color: "var(--ds-color-fg-on-bar)" }}>
          <Countdown
            until={2.25 * hour}
            now={0}
            variant="boxes"
            label={({ hours }) => `${hours} hours left`}
          />
        </Card>
        <Card style={{ backgroundColor: "var(--ds-color-bg-bar)", color: "var(--ds-color-fg-on-bar)" }}>
          <Countdown
            until={182.6 * hour}
            now={0}
            variant="units"
            units={() => ({
              days: "days",
              hours: "hours",
              minutes: "min",
              seconds: "sec",
            })}
            label={({ hours }) => `${hours} hours left`}
          />
        </Card>
      </Stack>
    );
  },
};
