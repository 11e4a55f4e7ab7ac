import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Spinner } from "./index.ts";

const meta: Meta = { title: "Components/Spinner/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EverySize: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["xs", "sm", "md", "lg", "xl"], label: [undefined, "Loading"] }}
      narrowest={120}
    >
      {(choice) => <Spinner {...choice} />}
    </Combinations>
  ),
};

/** Next to explanatory text. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <Inline gap={8}>
          <Spinner size="md" />
          {sample.sentence} {extremes.word}
        </Inline>
      )}
    </SixLanguages>
  ),
};
