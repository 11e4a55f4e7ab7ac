import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Dialog } from "./index.ts";

const meta: Meta<typeof Dialog> = {
  title: "Overlays/Dialog (Modal)",
  id: "components-dialog",
  component: Dialog,
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Playground: Controlled<typeof Dialog> = {
  render: function Playground(args) {
    const [open, setOpen] = useState(false);
    return (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>New address</Button>}
        title="New address"
        description="Where your parcels go."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="solid" onClick={() => setOpen(false)}>
              Save address
            </Button>
          </>
        }
        {...args}
      >
        <TextField label="City" />
      </Dialog>
    );
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    defaultOpen: true,
    title: "Sign in",
    description: "Welcome back.",
    children: "Your cart is waiting.",
  },
  render: function Open(args) {
    return <Dialog {...args} footer={<Button variant="solid">Sign in</Button>} />;
  },
};
