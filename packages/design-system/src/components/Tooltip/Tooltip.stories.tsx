import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./index.ts";

const meta: Meta<typeof Tooltip> = {
  title: "Overlays/Tooltip",
  id: "components-tooltip",
  component: Tooltip,
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Playground: Story = {
  render: function Playground(args) {
    return (
      <div style={{ minBlockSize: 96, paddingInlineStart: 48 }}>
        <Tooltip {...args}>
          <Button>Shipping</Button>
        </Tooltip>
      </div>
    );
  },
  args: { text: "Only to addresses in Canada", side: "bottom" },
  play: ({ canvasElement, userEvent }) =>
    userEvent.hover(canvasElement.querySelector("button") as HTMLElement),
};
