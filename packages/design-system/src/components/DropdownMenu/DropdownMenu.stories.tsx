import type { Meta, StoryObj } from "@storybook/react-vite";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { Button } from "../Button/index.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <DropdownMenu defaultOpen align="start" trigger={<Button>{say("More")}</Button>}>
        <DropdownMenuLabel>{say("This order")}</DropdownMenuLabel>
        <DropdownMenuItem icon={Pencil} hint={say("2 left")}>
          {say("Change the address")}
        </DropdownMenuItem>
        <DropdownMenuLink href="#invoice">{say("Invoice")}</DropdownMenuLink>
        <DropdownMenuItem disabled>{say("Return")}</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} tone="critical">
          {say("Delete")}
        </DropdownMenuItem>
      </DropdownMenu>
    );
  },
};
