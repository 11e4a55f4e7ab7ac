import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { entriesOf } from "../../testing/SampleHeader.tsx";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryMenu } from "./index.ts";

const meta: Meta<typeof CategoryMenu> = {
  title: "Navigation/CategoryMenu (Mega menu)",
  id: "components-categorymenu",
  component: CategoryMenu,
};
export default meta;

type Story = StoryObj<typeof CategoryMenu>;

/** Hover over an entry, press its arrow button, or use the arrow keys. */
export const Playground: Controlled<typeof CategoryMenu> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ inlineSize: 216, minBlockSize: 500 }}>
        <CategoryMenu label={texts.allCategories} entries={entriesOf(texts)} alwaysOpen {...args} />
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
