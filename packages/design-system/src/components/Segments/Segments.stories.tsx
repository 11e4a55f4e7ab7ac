import type { Meta, StoryObj } from "@storybook/react-vite";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import { SegmentNav, Segments } from "./index.ts";

const meta: Meta<typeof Segments> = {
  title: "Actions/Segments (Segmented control)",
  id: "components-segments",
  component: Segments,
};
export default meta;

type Story = StoryObj<typeof Segments>;

export const Playground: Story = {
  args: {
    label: "Sign in with",
    segments: [
      { value: "email", label: "Email", icon: Mail },
      { value: "phone", label: "Phone", icon: Smartphone },
    ],
    style: { maxInlineSize: 420 },
  },
};

/** Among labeled fields. */
export const LabelVisible: Story = {
  args: {
    label: "Density",
    labelVisible: true,
    segments: [
      { value: "compact", label: "Compact" },
      { value: "relaxed", label: "Relaxed" },
    ],
    style: { maxInlineSize: 420 },
  },
};

/** Text only, with one disabled segment. */
export const Disabled: Story = {
  args: {
    label: "Show",
    segments: [
      { value: "all", label: "All" },
      { value: "goods", label: "Products" },
      { value: "shops", label: "Shops", disabled: true },
    ],
    style: { maxInlineSize: 420 },
  },
};

/** Segments as links. */
export const Links: Story = {
  render: function Links() {
    return (
      <SegmentNav
        label="Period"
        style={{ maxInlineSize: 420 }}
        segments={[
          { label: "7 days", href: "#week" },
          { label: "30 days", href: "#month", current: true },
          { label: "12 months", href: "#year" },
        ]}
      />
    );
  },
};
