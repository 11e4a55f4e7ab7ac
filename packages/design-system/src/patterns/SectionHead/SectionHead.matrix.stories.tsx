import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SectionHead } from "./index.ts";

const meta: Meta = { title: "Patterns/SectionHead/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const tabs = ["Summer", "Winter", "All-season"].map((label, index) => ({
  id: label,
  label,
  href: `#${label}`,
  current: index === 1,
}));

/** With and without subtitle, tabs and the link to everything. */
export const EveryPart: Story = {
  render: () => (
    <Combinations
      choices={{ words: [false, true], tabs: [false, true], more: [false, true] }}
      narrowest={520}
    >
      {(shown) => (
        <SectionHead
          title="Tires"
          subtitle={shown.words ? "Summer, winter, SUV" : undefined}
          tabs={shown.tabs ? tabs : undefined}
          tabsLabel="Season"
          more={shown.more ? { label: "All tires", href: "#all" } : undefined}
        />
      )}
    </Combinations>
  ),
};

/** Long titles, a 40-letter word and the largest count, at phone width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample, language) => (
        <SectionHead
          title={sample.title}
          subtitle={sample.sentence}
          tabsLabel={`${language}: ${sample.email}`}
          tabs={[
            { id: "a", label: sample.addToCart, href: "#a", current: true },
            { id: "b", label: `${sample.email} ${extremes.many}`, href: "#b" },
            { id: "c", label: extremes.word, href: "#c" },
          ]}
          more={{ label: sample.addToCart, href: "#all" }}
        />
      )}
    </SixLanguages>
  ),
};
