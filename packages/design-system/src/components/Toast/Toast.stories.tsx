import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use, useEffect, useRef } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { ShownToasts } from "../../testing/ShownToasts.tsx";
import { Dialog } from "../Dialog/index.ts";
import { TextField } from "../TextField/index.ts";
import { ToastProvider, useToast, type ToastInput, type ToastProviderProps } from "./index.ts";

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

function Page({ children, ...rest }: Partial<ToastProviderProps>) {
  return (
    // Shown toasts aren't translated, so another language remounts the provider.
    <ToastProvider key={use(SampleLanguageContext)} label="Notifications" {...rest}>
      {children}
    </ToastProvider>
  );
}

export const Playground: Controlled<typeof ToastProvider> = {
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: function Playground(args) {
    return (
      <Page {...args}>
        <ShownToasts toasts={useToasts()} />
      </Page>
    );
  },
};

const forever = new Promise<void>(() => {});

function Publishing() {
  const toast = useToast();
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    void toast.promise(forever, {
      loading: "Publishing 4 changes…",
      success: "Published",
      error: "Not published",
    });
  }, [toast]);
  return null;
}

/** `toast.promise` while its promise is pending. */
export const Loading: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  render: () => (
    <Page>
      <Publishing />
    </Page>
  ),
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
