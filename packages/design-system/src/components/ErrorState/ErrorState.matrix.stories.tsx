import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Card } from "../Card/index.ts";
import { ErrorState } from "./index.ts";

const meta: Meta<typeof ErrorState> = { title: "Components/ErrorState/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["lg", "md"] as const,
        retrying: [false, true],
        children: [undefined, "Your orders are safe, nothing was changed."],
      }}
      narrowest={320}
    >
      {(choice) => (
        <Card padding="none">
          <ErrorState title="We couldn’t load your orders" onRetry={() => {}} {...choice} />
        </Card>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <ErrorState size="md" title={sample.title} onRetry={() => {}}>
          {sample.sentence} {extremes.word}
        </ErrorState>
      )}
    </SixLanguages>
  ),
};
