import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { OtpField } from "./index.ts";

const meta: Meta = { title: "Components/OtpField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        length: [4, 6],
        defaultValue: ["", "1042"],
        error: [undefined, "This code is not right."],
        disabled: [false, true],
      }}
      narrowest={320}
    >
      {(choice) => <OtpField label="Code from the message" {...choice} />}
    </Combinations>
  ),
};

/** At phone width: the cells share the available space. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <OtpField label={sample.title} hint={sample.sentence} aside={extremes.word} defaultValue="99999" />
      )}
    </SixLanguages>
  ),
};
