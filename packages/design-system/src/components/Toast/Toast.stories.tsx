import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { Dialog } from "../Dialog/index.ts";
import { TextField } from "../TextField/index.ts";
import { ToastProvider, useToast } from "./index.ts";

const meta: Meta<typeof ToastProvider> = { title: "Components/Toast", component: ToastProvider };
export default meta;

type Story = StoryObj<typeof ToastProvider>;

function ShowAll() {
  const toast = useToast();
  useEffect(() => {
    const day = 86_400_000;
    toast({ message: "Added to cart", action: { label: "View cart", onAction: () => {} }, duration: day });
    toast({
      tone: "critical",
      title: "Payment failed.",
      message: "Your bank refused the card.",
      action: { label: "Try again", onAction: () => {} },
      duration: day,
    });
  }, [toast]);
  return null;
}

export const Playground: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: () => (
    <ToastProvider label="Notifications" closeLabel="Dismiss">
      <ShowAll />
    </ToastProvider>
  ),
};

/** A modal dialog makes the page around it unreachable, but not the toasts: they are within it while it is open. */
export const OverADialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: () => (
    <ToastProvider label="Notifications" closeLabel="Dismiss">
      <Dialog defaultOpen title="New address" description="Where your parcels go." closeLabel="Close">
        <TextField label="City" />
        <ShowAll />
      </Dialog>
    </ToastProvider>
  ),
};
