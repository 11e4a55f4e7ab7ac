import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { VisuallyHidden } from "./index.ts";

const meta: Meta = { title: "Components/VisuallyHidden/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Long hidden text takes no space: the line looks the same, and nothing scrolls. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={120}>
      {(sample) => (
        <p style={{ position: "relative", overflow: "auto", margin: 0 }}>
          {extremes.zero} <VisuallyHidden>{`${sample.sentence} ${extremes.word}`}</VisuallyHidden>{" "}
          {extremes.many}
        </p>
      )}
    </SixLanguages>
  ),
};
