import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { CategoryTile } from "./index.ts";

const meta: Meta<typeof CategoryTile> = { title: "Patterns/CategoryTile/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CategoryTile>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ count: [undefined, `${extremes.zero}`, `${extremes.many}`], name: ["Tires", extremes.word] }}
    >
      {(choice) => (
        <CategoryTile href="#" picture={{ src: sampleCutOut }} style={{ inlineSize: 112 }} {...choice} />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <CategoryTile
          href="#"
          name={sample.title}
          count={`${extremes.many}`}
          picture={{ src: sampleCutOut }}
          style={{ inlineSize: 112 }}
        />
      )}
    </SixLanguages>
  ),
};
