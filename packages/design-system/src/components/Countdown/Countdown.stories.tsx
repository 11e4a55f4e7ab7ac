import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Card } from "../Card/index.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Stack gap={16} align="start">
        <Countdown
          until={12 * 60_000 + 8000}
          now={0}
          label={({ minutes }) => say("{count} minutes left", minutes)}
        />
        <Card style={{ backgroundColor: "var(--ds-color-bg-bar)", color: "var(--ds-color-fg-on-bar)" }}>
          <Countdown
            until={2.25 * hour}
            now={0}
            variant="boxes"
            label={({ hours }) => say("{count} hours left", hours)}
          />
        </Card>
        <Card style={{ backgroundColor: "var(--ds-color-bg-bar)", color: "var(--ds-color-fg-on-bar)" }}>
          <Countdown
            until={182.6 * hour}
            now={0}
            variant="units"
            units={() => ({
              days: say("days"),
              hours: say("hours"),
              minutes: say("min"),
              seconds: say("sec"),
            })}
            label={({ hours }) => say("{count} hours left", hours)}
          />
        </Card>
      </Stack>
    );
  },
};
