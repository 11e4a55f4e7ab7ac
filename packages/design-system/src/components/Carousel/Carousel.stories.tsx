import type { Meta, StoryObj } from "@storybook/react-vite";
import { HeroBanner } from "../../patterns/HeroBanner/index.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Carousel } from "./index.ts";

const meta: Meta = { title: "Navigation/Carousel", id: "components-carousel", component: Carousel };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ maxInlineSize: 728, blockSize: 304 }}>
        <Carousel
          label={texts.heroKicker}
          interval={0}
          slides={[texts.heroTitle, texts.fitting, texts.couponCondition].map((title, index) => ({
            id: index,
            content: (
              <HeroBanner
                kicker={texts.heroKicker}
                title={title}
                text={texts.heroText}
                action={{ label: texts.heroAction, href: `#slide-${index}` }}
                picture={{ src: sampleCutOut, alt: "" }}
              />
            ),
          }))}
        />
      </div>
    );
  },
};
