import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Container } from "../../layout/Container/index.ts";
import { SampleHeader } from "../../testing/SampleHeader.tsx";
import { useShop } from "../../testing/shop-samples.ts";
import { Header } from "./index.ts";

const meta: Meta = {
  title: "Navigation/Header",
  id: "components-header",
  component: Header,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

/** Scroll past 120 px: the row becomes compact without a layout shift. */
export const Playground: Controlled<typeof Header> = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <>
        <SampleHeader texts={texts} signedIn header={args} />
        <Container>
          <p style={{ minBlockSize: 1000, paddingBlock: 16 }}>{texts.heroText}</p>
        </Container>
      </>
    );
  },
};

/** Without popular searches: logo, field and cart are on one line. */
export const WithoutHotWords: Story = {
  render: function WithoutHotWords() {
    const { texts } = useShop();
    return <SampleHeader texts={texts} hotWords={false} />;
  },
};
