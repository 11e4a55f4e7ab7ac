import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Text } from "../Text/index.ts";
import { Icon } from "./index.ts";

const meta: Meta<typeof Icon> = { title: "Components/Icon/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Icon>;

const sizes = ["xs", "sm", "md", "lg", "xl"] as const;

/** Next to text, in its color. */
export const EverySize: Story = {
  render: () => (
    <Combinations
      choices={{
        size: sizes,
        tone: ["default", "act", "muted", "critical"] as const,
        words: [extremes.many, extremes.word],
      }}
    >
      {({ size, tone, words }) => (
        <Text tone={tone}>
          <Icon shape={Heart} size={size} /> {words}
        </Text>
      )}
    </Combinations>
  ),
};

/** Vertically centered on the line in every script. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Text>
          <Icon shape={Heart} /> {sample.title} <Icon shape={Heart} label={sample.addToCart} />
        </Text>
      )}
    </SixLanguages>
  ),
};
