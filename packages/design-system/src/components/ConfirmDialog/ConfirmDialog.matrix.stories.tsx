import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { SampleLanguageContext, samples } from "../../testing/samples.ts";
import { ConfirmDialog } from "./index.ts";

const meta: Meta<typeof ConfirmDialog> = { title: "Components/ConfirmDialog/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

/** It covers the viewport, so each language has its own picture. */
const LongTexts: Story = {
  render: function LongTexts() {
    const sample = samples[use(SampleLanguageContext)];
    return (
      <ConfirmDialog
        open
        tone="critical"
        onOpenChange={() => {}}
        onConfirm={() => {}}
        title={sample.title}
        confirmLabel={sample.addToCart}
      >
        {sample.sentence}
      </ConfirmDialog>
    );
  },
};

export const English: Story = { ...LongTexts };
export const Chinese: Story = { ...LongTexts, globals: { language: "zh-CN" } };
export const Spanish: Story = { ...LongTexts, globals: { language: "es" } };
export const French: Story = { ...LongTexts, globals: { language: "fr" } };
export const Thai: Story = { ...LongTexts, globals: { language: "th" } };
export const Lao: Story = { ...LongTexts, globals: { language: "lo" } };

export const Busy: Story = {
  args: {
    open: true,
    tone: "critical",
    loading: true,
    title: "Delete this address?",
    children: "It can't be brought back.",
    confirmLabel: "Delete",
  },
  render: (args) => <ConfirmDialog {...args} />,
};
