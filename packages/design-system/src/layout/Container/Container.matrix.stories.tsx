import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Container } from "./index.ts";

const meta: Meta = { title: "Layout/Container/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Viewports of several widths: up to 1200 px of content, then margins. */
export const EveryWindow: Story = {
  render: () => (
    <Combinations choices={{ window: [320, 768, 1232, 1440] }} narrowest={1440}>
      {({ window }) => (
        <div style={{ inlineSize: window, outline: "1px dashed" }}>
          <Container>
            <Card>{window}</Card>
          </Container>
        </div>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <Container>
          {sample.sentence} {extremes.word} {extremes.many}
        </Container>
      )}
    </SixLanguages>
  ),
};
