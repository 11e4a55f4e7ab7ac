import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Breadcrumb } from "./index.ts";

const meta: Meta<typeof Breadcrumb> = { title: "Components/Breadcrumb/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={360}>
      {(sample, language) => (
        <Breadcrumb
          label={`${language}: ${sample.title}`}
          items={[
            { label: sample.addToCart, href: "#one" },
            { label: extremes.word, href: "#two" },
            { label: sample.email },
            { label: sample.title },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
