import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

const meta: Meta<typeof FilterChip> = { title: "Components/FilterChip/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof FilterChip>;

const words = ["R16", `In stock (${extremes.many})`, extremes.word];

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ defaultPressed: [false, true], disabled: [false, true], children: words }}>
      {(choice) => <FilterChip {...choice} />}
    </Combinations>
  ),
};

export const LinksAndCrosses: Story = {
  render: () => (
    <Combinations choices={{ current: [false, true], children: words }}>
      {({ current, children }) => (
        <Stack gap={8} align="start">
          <FilterChipLink href="#good" current={current}>
            {children}
          </FilterChipLink>
          <RemovableChip label={children} onRemove={() => {}}>
            {children}
          </RemovableChip>
        </Stack>
      )}
    </Combinations>
  ),
};

/** Long text is truncated with an ellipsis. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Stack gap={8} align="start">
          <FilterChip>{sample.addToCart}</FilterChip>
          <FilterChip defaultPressed>{sample.sentence}</FilterChip>
          <FilterChipLink href="#title">{sample.title}</FilterChipLink>
          <RemovableChip label={sample.title} onRemove={() => {}}>
            {sample.title}
          </RemovableChip>
        </Stack>
      )}
    </SixLanguages>
  ),
};
