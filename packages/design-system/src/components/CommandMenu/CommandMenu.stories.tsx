import type { Meta, StoryObj } from "@storybook/react-vite";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Package from "lucide-react/icons/package";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import { Button } from "../Button/index.ts";
import { CommandMenu, type CommandGroup } from "./index.ts";

const meta: Meta<typeof CommandMenu> = {
  title: "Navigation/CommandMenu (Command palette)",
  id: "components-commandmenu",
  component: CommandMenu,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
};
export default meta;

type Story = StoryObj<typeof CommandMenu>;

const doNothing = () => undefined;

const groups: CommandGroup[] = [
  {
    label: "Orders",
    commands: [
      {
        id: "order-1",
        icon: Package,
        label: "3145 2392 0638 9264-01",
        description: "Mara Lindqvist, $336.79, 1 of 4 shipped",
        onSelect: doNothing,
      },
      {
        id: "order-2",
        icon: Package,
        label: "7291 0466 8120 5537-01",
        description: "Ines Duarte, $1,009.40, 1 day late",
        onSelect: doNothing,
      },
    ],
  },
  {
    label: "Commands",
    commands: [
      { id: "add", icon: Plus, label: "Add product", shortcut: "Alt N", onSelect: doNothing },
      { id: "print", icon: Printer, label: "Print packing slips", shortcut: "Mod P", onSelect: doNothing },
    ],
  },
  {
    label: "Pages",
    commands: [{ id: "overview", icon: LayoutDashboard, label: "Overview", onSelect: doNothing }],
  },
];

export const Open: Story = { args: { label: "Search and commands", groups, defaultOpen: true } };

export const Loading: Story = {
  args: { label: "Search and commands", groups: [], filtered: true, loading: true, defaultOpen: true },
};

export const Empty: Story = { args: { label: "Search and commands", groups: [], defaultOpen: true } };

export const Closed: Story = {
  args: { label: "Search and commands", groups, trigger: <Button>Search</Button> },
};
