import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Heading } from "./index.ts";

const meta: Meta<typeof Heading> = { title: "Components/Heading/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Heading>;

const sizes = [14, 16, 18, 20, 24, 30, 36] as const;

export const EverySize: Story = {
  render: () => (
    <Combinations
      choices={{ size: sizes, children: [extremes.zero, extremes.many, extremes.word] }}
      narrowest={320}
    >
      {(choice) => <Heading level={2} {...choice} />}
    </Combinations>
  ),
};

/** Default sizes of the levels. */
export const EveryLevel: Story = {
  render: () => (
    <Combinations choices={{ level: [1, 2, 3, 4, 5, 6] as const }}>
      {(choice) => <Heading {...choice}>Winter tires</Heading>}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Stack gap={12}>
          {sizes.map((size) => (
            <Heading key={size} level={2} size={size}>
              {sample.title}
            </Heading>
          ))}
        </Stack>
      )}
    </SixLanguages>
  ),
};
