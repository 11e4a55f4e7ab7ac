import type { Meta, StoryObj } from "@storybook/react-vite";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { AppliedFilters } from "./index.ts";

const meta: Meta = { title: "Commerce/AppliedFilters", id: "patterns-appliedfilters" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    const { search } = buyingTexts;
    return (
      <AppliedFilters
        label={texts.allGoods}
        filters={[...texts.links.slice(0, 2), "205/55 R16", "$60 – $180"].map((label) => ({
          id: label,
          label,
          href: `#without-${label}`,
        }))}
        clear={{ label: search.clearAll, href: "#all" }}
      />
    );
  },
};
