import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { SectionHead } from "./index.ts";

const meta: Meta<typeof SectionHead> = {
  title: "Commerce/SectionHead",
  id: "patterns-sectionhead",
  component: SectionHead,
};
export default meta;

export const Playground: Controlled<typeof SectionHead> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <>
        <SectionHead
          title={texts.shopStreet}
          subtitle={texts.notes[2]?.[1]}
          more={{ label: texts.seeAll, href: "#all" }}
          {...args}
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
