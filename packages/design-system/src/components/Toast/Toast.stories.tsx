import type { Meta, StoryObj } from "@storybook/react-vite";
import { use, type ReactNode } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { ShownToasts } from "../../testing/ShownToasts.tsx";
import { useWords } from "../../testing/useWords.ts";
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
  const say = useWords();
  return [
    { message: say("Added to cart"), action: { label: say("View cart"), onAction: () => {} } },
    {
      tone: "critical",
      title: say("Payment failed."),
      message: say("Your bank refused the card."),
      action: { label: say("Try again"), onAction: () => {} },
    },
  ];
}

function Page({ children }: { children: ReactNode }) {
  const say = useWords();
  return (
    // Shown toasts aren't translated, so another language remounts the provider.
    <ToastProvider key={use(SampleLanguageContext)} label={say("Notifications")}>
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
    const say = useWords();
    return (
      <Page>
        <Dialog defaultOpen title={say("New address")} description={say("Where your parcels go.")}>
          <TextField label={say("City")} />
          <ShownToasts toasts={useToasts()} />
        </Dialog>
      </Page>
    );
  },
};
