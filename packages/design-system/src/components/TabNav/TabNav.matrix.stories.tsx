import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TabNav } from "./index.ts";

const meta: Meta = { title: "Components/TabNav/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["md", "lg"],
        urgent: [false, true],
        count: [undefined, extremes.zero, extremes.many],
      }}
      narrowest={320}
    >
      {({ size, urgent, count }) => (
        <TabNav
          size={size}
          label={`${size}, ${String(count)}, ${urgent ? "urgent" : "quiet"}`}
          items={[
            { label: "All", href: "#all", current: true },
            { label: "Unpaid", href: "#pay", count, urgent },
            { label: "Preparing", href: "#ship" },
          ]}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample, language) => (
        <TabNav
          label={language}
          items={[
            { label: sample.addToCart, href: "#a", count: extremes.many },
            { label: extremes.word, href: "#b", current: true },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
