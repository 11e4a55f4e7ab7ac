import type { Meta, StoryObj } from "@storybook/react-vite";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef } from "react";
import { Card } from "../Card/index.ts";
import {
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from "../DropdownMenu/index.ts";
import { Kbd } from "../Kbd/index.ts";
import { ContextMenu } from "./index.ts";

const meta: Meta<typeof ContextMenu> = {
  title: "Overlays/ContextMenu",
  id: "components-contextmenu",
  component: ContextMenu,
};
export default meta;

type Story = StoryObj<typeof ContextMenu>;

const menu = (
  <>
    <DropdownMenuLink href="#edit" icon={Pencil}>
      Edit product
    </DropdownMenuLink>
    <DropdownMenuItem icon={Copy} hint={<Kbd keys="Mod D" />}>
      Duplicate
    </DropdownMenuItem>
    <DropdownMenuSub label="Move to">
      <DropdownMenuItem>Summer tires</DropdownMenuItem>
      <DropdownMenuItem>Winter tires</DropdownMenuItem>
    </DropdownMenuSub>
    <DropdownMenuSeparator />
    <DropdownMenuItem icon={Trash2} tone="critical">
      Delete
    </DropdownMenuItem>
  </>
);

const area = (
  <Card tabIndex={0} role="group" aria-label="Carmine Touring GT" style={{ maxInlineSize: 420 }}>
    <strong>Carmine Touring GT 205/55 R16 91V</strong>
    <br />
    Right-click, or press and hold.
  </Card>
);

export const Playground: Story = { args: { menu, children: area } };

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 280 } } },
  render: function Open() {
    const opened = useRef<HTMLDivElement>(null);
    useEffect(() => {
      opened.current?.dispatchEvent(
        new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: 120, clientY: 70 }),
      );
    }, []);
    return (
      <ContextMenu menu={menu}>
        <div ref={opened}>{area}</div>
      </ContextMenu>
    );
  },
};
