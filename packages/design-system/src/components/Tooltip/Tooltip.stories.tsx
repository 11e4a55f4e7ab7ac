import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./index.ts";

const meta: Meta<typeof Tooltip> = { title: "Components/Tooltip", component: Tooltip };
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 96, paddingInlineStart: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
  args: { text: "Only to addresses in Canada", side: "bottom", children: <Button>Freight</Button> },
  play: ({ canvasElement, userEvent }) =>
    userEvent.hover(canvasElement.querySelector("button") as HTMLElement),
};
