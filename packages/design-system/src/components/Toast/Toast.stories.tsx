import type { Meta, StoryObj } from "@storybook/react-vite";
import { use, type ReactNode } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { ShownToasts } from "../../testing/ShownToasts.tsx";
import { Dialog } from "../Dialog/index.ts";
import { TextField } from "../TextField/index.ts";
import { ToastProvider, type ToastInput } from "./index.ts";

const meta: Meta<typeof ToastProvider> = {
  title: "Feedback/Toast (Snackbar, notification)",
  id: "components-toast",
  component: ToastProvider,
};
export default meta;

type Story = StoryObj<typeof ToastProvider>;

function useToasts(): ToastInput[] {
  return [
    { message: "Added to cart", action: { label: "View cart", onAction: () => {} } },
    {
      tone: "critical",
      title: "Payment failed.",
      message: "Your bank refused the card.",
      action: { label: "Try again", onAction: () => {} },
    },
  ];
}

function Page({ children }: { children: ReactNode }) {
  return (
    // Shown toasts aren't translated, so another language remounts the provider.
    <ToastProvider key={use(SampleLanguageContext)} label="Notifications">
      {children}
    </ToastProvider>
  );
}

export const Playground: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: function Playground() {
    return (
      <Page>
        <ShownToasts toasts={useToasts()} />
      </Page>
    );
  },
};

/** A modal dialog makes the page inert, but not the toasts, which move into it while it is open. */
export const OverADialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: function OverADialog() {
    return (
      <Page>
        <Dialog defaultOpen title="New address" description="Where your parcels go.">
          <TextField label="City" />
          <ShownToasts toasts={useToasts()} />
        </Dialog>
      </Page>
    );
  },
};
