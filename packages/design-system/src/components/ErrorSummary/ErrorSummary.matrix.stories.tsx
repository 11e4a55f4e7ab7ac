import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { ErrorSummary } from "./index.ts";

const meta: Meta<typeof ErrorSummary> = { title: "Components/ErrorSummary/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ count: [1, 3] }}>
      {({ count }) => (
        <ErrorSummary
          autoFocus={false}
          title="Look again."
          errors={Array.from({ length: count }, (_, index) => ({ id: `${index}`, message: extremes.word }))}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <ErrorSummary
          autoFocus={false}
          title={sample.title}
          errors={[{ id: "a", message: sample.sentence }]}
        />
      )}
    </SixLanguages>
  ),
};
