import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { BarChart } from "./index.ts";

const meta: Meta = { title: "Components/Charts/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <BarChart
          stacked
          height={140}
          label={sample.title}
          categories={[sample.addToCart, sample.email, "12"]}
          categoryLabel={sample.email}
          formatValue={(value) => value.toLocaleString("en-US")}
          series={[
            { id: "1", label: sample.title, values: [extremes.many, extremes.zero, 40_000] },
            { id: "2", label: extremes.word, values: [20_000, 30_000, null] },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
