import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { QuantityStepper } from "./index.ts";

const texts = { label: "Quantity" };

const meta: Meta = { title: "Components/QuantityStepper/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md"],
        disabled: [false, true],
        defaultValue: [extremes.zero, 4, extremes.many],
        hint: [undefined, "Only 9 left"],
      }}
    >
      {(choice) => <QuantityStepper {...texts} {...choice} min={0} max={extremes.many} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={160}>
      {(sample) => (
        <QuantityStepper
          {...texts}
          label={sample.title}
          defaultValue={extremes.many}
          hint={`${sample.sentence} ${extremes.word}`}
        />
      )}
    </SixLanguages>
  ),
};
