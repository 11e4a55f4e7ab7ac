import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TireLabel } from "./index.ts";

const meta: Meta<typeof TireLabel> = { title: "Patterns/TireLabel/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof TireLabel>;

const winter = { fuel: "C", wet: "B", noise: 70, noiseClass: "B", snow: true, ice: true } as const;

export const Grades: Story = {
  render: () => (
    <Combinations narrowest={340} choices={{ grade: ["A", "B", "C", "D", "E"], noiseClass: ["A", "B", "C"] }}>
      {({ grade, noiseClass }) => <TireLabel fuel={grade} wet={grade} noise={70} noiseClass={noiseClass} />}
    </Combinations>
  ),
};

export const Symbols: Story = {
  render: () => (
    <Combinations narrowest={340} choices={{ snow: [false, true], ice: [false, true] }}>
      {(symbols) => <TireLabel {...winter} {...symbols} />}
    </Combinations>
  ),
};

export const SixWide: Story = {
  render: () => <SixLanguages width={456}>{() => <TireLabel {...winter} />}</SixLanguages>,
};

export const SixNarrow: Story = {
  render: () => <SixLanguages width={256}>{() => <TireLabel {...winter} />}</SixLanguages>,
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <TireLabel
          {...winter}
          texts={{
            title: sample.sentence,
            fuel: sample.sentence,
            wet: extremes.word,
            noise: sample.sentence,
            winter: sample.sentence,
            snow: sample.sentence,
            ice: extremes.word,
          }}
        />
      )}
    </SixLanguages>
  ),
};
