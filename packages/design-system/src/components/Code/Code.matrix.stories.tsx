import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Code, CodeBlock } from "./index.ts";

const meta: Meta = { title: "Components/Code/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <>
          <p>
            {sample.sentence} <Code>{extremes.word}</Code>
          </p>
          <CodeBlock
            label={sample.title}
            copyLabel={sample.addToCart}
            code={`${extremes.word}\n${sample.title}`}
          />
        </>
      )}
    </SixLanguages>
  ),
};
