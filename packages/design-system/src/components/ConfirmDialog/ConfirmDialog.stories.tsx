import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConfirmDialog } from "./index.ts";

const meta: Meta<typeof ConfirmDialog> = {
  title: "Overlays/ConfirmDialog (Alert dialog)",
  id: "components-confirmdialog",
  component: ConfirmDialog,
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    open: true,
    tone: "critical",
    title: "Delete this address?",
    children: "It can't be brought back.",
    confirmLabel: "Delete",
  },
};
