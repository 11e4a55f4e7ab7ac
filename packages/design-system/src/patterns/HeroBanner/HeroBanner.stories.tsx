import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { HeroBanner } from "./index.ts";

const meta: Meta = { title: "Commerce/HeroBanner", id: "patterns-herobanner" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ maxInlineSize: 728, blockSize: 304 }}>
        <HeroBanner
          kicker={texts.heroKicker}
          title={texts.heroTitle}
          text={texts.heroText}
          action={{ label: texts.heroAction, href: "#winter" }}
          picture={{ src: sampleCutOut, alt: "" }}
        />
      </div>
    );
  },
};
