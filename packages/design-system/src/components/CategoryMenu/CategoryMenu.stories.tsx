import type { Meta, StoryObj } from "@storybook/react-vite";
import { entriesOf } from "../../testing/SampleHeader.tsx";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryMenu } from "./index.ts";

const meta: Meta = {
  title: "Navigation/CategoryMenu (Mega menu)",
  id: "components-categorymenu",
  component: CategoryMenu,
};
export default meta;

type Story = StoryObj;

/** Hover over an entry, press its arrow button, or use the arrow keys. */
export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ inlineSize: 216, minBlockSize: 500 }}>
        <CategoryMenu label={texts.allCategories} entries={entriesOf(texts)} alwaysOpen />
      </div>
    );
  },
};

export const Open: Story = {
  ...Playground,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement),
};

export const OpenLao: Story = { ...Open, globals: { language: "lo" } };
