import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { Text } from "../Text/index.ts";
import { Countdown } from "./index.ts";

const meta: Meta<typeof Countdown> = { title: "Components/Countdown/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Countdown>;

const second = 1000;
const hour = 3600 * second;

/** Over, the last minute, an hour, and more hours than fit in two digits. */
export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        variant: ["text", "boxes"] as const,
        until: [extremes.zero, 42 * second, hour, extremes.many * hour],
      }}
    >
      {(choice) => <Countdown {...choice} now={0} label={({ hours }) => `${hours} hours left`} />}
    </Combinations>
  ),
};

/** Long before the end. */
export const Days: Story = {
  render: () => (
    <Combinations choices={{ variant: ["text", "boxes"] as const, until: [24 * hour, 219 * hour] }}>
      {(choice) => (
        <Countdown
          {...choice}
          now={0}
          days={(count, hours) => `${count} days ${hours} hours`}
          label={({ days }) => `${days} days left`}
        />
      )}
    </Combinations>
  ),
};

const units = () => ({ days: "days", hours: "hours", minutes: "min", seconds: "sec" });

/** Boxes with their units: over, the last minute, with days. */
export const Units: Story = {
  render: () => (
    <Combinations choices={{ until: [extremes.zero, 42 * second, hour, 219 * hour] }}>
      {(choice) => (
        <Countdown
          {...choice}
          now={0}
          variant="units"
          units={units}
          label={({ hours }) => `${hours} hours left`}
        />
      )}
    </Combinations>
  ),
};

/** Inside sentences. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(_sample, language) => {
        const { flashText } = textsOf(language);
        return (
          <Stack gap={12}>
            {(["text", "boxes"] as const).map((variant) => (
              <Text key={variant}>
                {flashText}{" "}
                <Countdown variant={variant} until={2.25 * hour} now={0} label={() => flashText} />
              </Text>
            ))}
          </Stack>
        );
      }}
    </SixLanguages>
  ),
};
