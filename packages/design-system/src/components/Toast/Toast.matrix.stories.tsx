import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { ShownToasts } from "../../testing/ShownToasts.tsx";
import { ToastProvider, type ToastInput } from "./index.ts";

const shown = (toasts: readonly ToastInput[]) => (
  <ToastProvider label="Notifications">
    <ShownToasts toasts={toasts} />
  </ToastProvider>
);

const meta: Meta = { title: "Components/Toast/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const action = { label: "Undo", onAction: () => {} };

export const EveryTone: Story = {
  render: () =>
    shown([
      { message: "Added to cart" },
      { tone: "info", message: `${extremes.many} points are on their way`, action },
      { tone: "critical", title: "Payment failed.", message: "Your bank refused the card.", action },
    ]),
};

/** They are in a corner of the viewport, so each language has its own picture. */
const LongTexts: Story = {
  render: function LongTexts() {
    const sample = useSample();
    return shown([
      { message: sample.title, action: { label: sample.addToCart, onAction: () => {} } },
      { tone: "critical", title: sample.email, message: `${sample.sentence} ${extremes.word}` },
    ]);
  },
};

export const English: Story = { ...LongTexts };
export const Chinese: Story = { ...LongTexts, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...LongTexts, globals: { language: "es" } };
export const French: Story = { ...LongTexts, globals: { language: "fr" } };
export const Thai: Story = { ...LongTexts, globals: { language: "th" } };
export const Lao: Story = { ...LongTexts, globals: { language: "lo" } };
