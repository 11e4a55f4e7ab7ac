import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { RichText } from "./index.ts";

const meta: Meta = { title: "Components/RichText/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={300}>
      {(sample) => (
        <RichText
          label={sample.title}
          error={sample.sentence}
          defaultValue={
            `<h2>${sample.title}</h2><p>${sample.sentence}</p><ul><li><p>${sample.addToCart}</p></li></ul>` +
            `<blockquote><p>${extremes.word}</p></blockquote>`
          }
        />
      )}
    </SixLanguages>
  ),
};
