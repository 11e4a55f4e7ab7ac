import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { BackToTop, type BackToTopProps } from "./index.ts";

const meta: Meta = { title: "Actions/BackToTop", id: "components-backtotop", component: BackToTop };
export default meta;

type Story = StoryObj;

function Page({ height, ...rest }: { height: number } & Partial<BackToTopProps>) {
  const { texts } = useShop();
  return (
    <div style={{ minBlockSize: height }}>
      <p>{texts.heroText}</p>
      <BackToTop label={texts.service[4]} {...rest} />
    </div>
  );
}

/** Visible without scrolling. */
export const Playground: Controlled<typeof BackToTop> = {
  render: (args) => <Page height={120} after={-1} {...args} />,
};

/** Scroll down to make the button appear. */
export const LongPage: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: () => <Page height={1600} />,
};
