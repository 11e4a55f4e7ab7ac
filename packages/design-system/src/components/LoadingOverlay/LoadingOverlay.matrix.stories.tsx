import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { LoadingOverlay } from "./index.ts";

const meta: Meta = { title: "Components/LoadingOverlay/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <>
          <LoadingOverlay loading>
            <p style={{ blockSize: 120 }}>{sample.title}</p>
          </LoadingOverlay>
          <LoadingOverlay loading label={`${sample.sentence} ${extremes.word}`}>
            <p style={{ blockSize: 180 }}>{sample.title}</p>
          </LoadingOverlay>
        </>
      )}
    </SixLanguages>
  ),
};
