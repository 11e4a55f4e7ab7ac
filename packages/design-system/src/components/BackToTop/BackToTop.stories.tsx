import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { BackToTop } from "./index.ts";

const meta: Meta = { title: "Actions/BackToTop", id: "components-backtotop", component: BackToTop };
export default meta;

type Story = StoryObj;

function Page({ height, after }: { height: number; after?: number }) {
  const { texts } = useShop();
  return (
    <div style={{ minBlockSize: height }}>
      <p>{texts.heroText}</p>
      <BackToTop after={after} label={texts.service[4]} />
    </div>
  );
}

/** Visible without scrolling. */
export const Playground: Story = { render: () => <Page height={120} after={-1} /> };

/** Scroll down to make the button appear. */
export const LongPage: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: () => <Page height={1600} />,
};
