import type { Meta, StoryObj } from "@storybook/react-vite";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { Button } from "../Button/index.ts";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuSeparator,
} from "./index.ts";

const meta: Meta<typeof DropdownMenu> = {
  title: "Overlays/DropdownMenu (Menu button)",
  id: "components-dropdownmenu",
  component: DropdownMenu,
};
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: function Open() {
    return (
      <DropdownMenu defaultOpen align="start" trigger={<Button>More</Button>}>
        <DropdownMenuLabel>This order</DropdownMenuLabel>
        <DropdownMenuItem icon={Pencil} hint="2 left">
          Change the address
        </DropdownMenuItem>
        <DropdownMenuLink href="#invoice">Invoice</DropdownMenuLink>
        <DropdownMenuItem disabled>Return</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} tone="critical">
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
    );
  },
};
