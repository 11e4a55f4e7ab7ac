import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { FacetChips, FacetGroup, FacetList, Facets, PriceFacet } from "./index.ts";

const meta: Meta = { title: "Patterns/Facets/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Ticks, dots and plain values; selected or not, nested, with no results and with the highest count. */
export const EveryMark: Story = {
  render: () => (
    <Combinations choices={{ mark: ["tick", "dot", "plain"], open: [true, false] }} narrowest={240}>
      {({ mark, open }) => (
        <Facets label={`Filters, ${mark}, ${open ? "open" : "folded"}`}>
          <FacetGroup title="Merchant" open={open}>
            <FacetList
              mark={mark}
              values={[
                { id: "a", label: "Nordic Tire House", href: "#a", count: extremes.many, chosen: true },
                { id: "b", label: "Carmine Tires", href: "#b", count: extremes.zero },
                { id: "c", label: "Veloce Official", href: "#c", nested: true },
                { id: "d", label: "Veloce Summer", href: "#d", nested: 2 },
              ]}
            />
          </FacetGroup>
        </Facets>
      )}
    </Combinations>
  ),
};

/** The whole scale, a range inside it, both thumbs on one price, and a scale of one price. */
export const EveryRange: Story = {
  render: () => (
    <Combinations
      choices={{ range: ["whole", "inside", "one", "flat"], bars: [true, false] }}
      narrowest={208}
    >
      {({ range, bars }) => (
        <PriceFacet
          action="#list"
          names={["minPrice", "maxPrice"]}
          scale={range === "flat" ? [80, 80] : [20, 260]}
          range={
            { whole: undefined, inside: [60, 180] as const, one: [120, 120] as const, flat: undefined }[range]
          }
          histogram={bars ? [2, 5, 9, 14, 22, 26, 24, 20, 16, 12, 9, 7, 5, 4, 3, 2] : []}
          symbol="$"
        />
      )}
    </Combinations>
  ),
};

/** Long values wrap; chips break inside words. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <Facets label={sample.title}>
          <FacetGroup title={sample.sentence}>
            <FacetList
              values={[
                { id: "a", label: sample.title, href: "#a", count: extremes.many, chosen: true },
                { id: "b", label: extremes.word, href: "#b", count: extremes.zero },
              ]}
            />
          </FacetGroup>
          <FacetGroup title={sample.email}>
            <FacetChips
              name={sample.addToCart}
              values={["205", "215", "99,999"].map((label, index) => ({
                id: label,
                label,
                href: `#${label}`,
                chosen: index === 0,
                disabled: index === 2,
              }))}
            />
          </FacetGroup>
        </Facets>
      )}
    </SixLanguages>
  ),
};
