import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { SectionHead } from "./index.ts";

const meta: Meta = { title: "Commerce/SectionHead", id: "patterns-sectionhead" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <>
        <SectionHead
          title={texts.shopStreet}
          subtitle={texts.notes[2]?.[1]}
          more={{ label: texts.seeAll, href: "#all" }}
        />
        <SectionHead
          title={texts.departments[0]?.[0]}
          tabsLabel={texts.groups[0]}
          tabs={texts.links.map((label, index) => ({
            id: label,
            label,
            href: `#tab-${index}`,
            current: index === 0,
          }))}
          more={{ label: texts.seeAll, href: "#tires" }}
        />
      </>
    );
  },
};
