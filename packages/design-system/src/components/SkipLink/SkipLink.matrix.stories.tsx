import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SkipLink } from "./index.ts";

const meta: Meta = { title: "Components/SkipLink/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** In the page flow, so that all are visible at the same time. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <>
          <SkipLink href="#content" style={{ position: "static", display: "block", transform: "none" }}>
            {sample.sentence}
          </SkipLink>
          <SkipLink href="#content" style={{ position: "static", display: "block", transform: "none" }}>
            {extremes.word}
          </SkipLink>
        </>
      )}
    </SixLanguages>
  ),
};
