import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { AppliedFilters, type AppliedFilter } from "./index.ts";

const meta: Meta = { title: "Patterns/AppliedFilters/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const filtersOf = (labels: readonly string[]): AppliedFilter[] =>
  labels.map((label, index) => ({
    id: String(index),
    label,
    href: `#without-${index}`,
  }));

const some = ["Winter", "205/55 R16", "$60 – $180", "Nordic Tire House", "4.5 and more"];

/** From none to several, with and without the clear link. */
export const EveryLength: Story = {
  render: () => (
    <Combinations choices={{ filters: [0, 1, 5], clear: [false, true] }} narrowest={320}>
      {({ filters, clear }) => (
        <AppliedFilters
          label="Filters"
          filters={filtersOf(some.slice(0, filters))}
          clear={clear ? { label: "Clear all", href: "#all" } : undefined}
        />
      )}
    </Combinations>
  ),
};

/** At phone width: chips wrap, and a long one takes its own row. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={288}>
      {(sample) => (
        <AppliedFilters
          label={sample.email}
          filters={filtersOf([
            sample.addToCart,
            sample.title,
            extremes.word,
            `$${extremes.zero} – $${extremes.many}`,
          ])}
          clear={{ label: sample.addToCart, href: "#all" }}
        />
      )}
    </SixLanguages>
  ),
};
