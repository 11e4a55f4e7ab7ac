import type { Meta, StoryObj } from "@storybook/react-vite";
import CreditCard from "lucide-react/icons/credit-card";
import Pencil from "lucide-react/icons/pencil";
import StickyNote from "lucide-react/icons/sticky-note";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Truck from "lucide-react/icons/truck";
import { Card } from "../Card/index.ts";
import { Message } from "../Message/index.ts";
import { Timeline, type TimelineEntry } from "./index.ts";

const meta: Meta<typeof Timeline> = {
  title: "Basics/Timeline (Activity log)",
  id: "components-timeline",
  component: Timeline,
  decorators: [(Story) => <Card style={{ maxInlineSize: 640 }}>{Story()}</Card>],
};
export default meta;

type Story = StoryObj<typeof Timeline>;

const at = (text: string, hour: string) => ({ text: `Today, ${text}`, iso: `2026-11-27T${hour}-08:00` });

const entries: TimelineEntry[] = [
  {
    id: 1,
    icon: Truck,
    title: "Package 1 shipped with DHL Express (1 item)",
    by: "Elin Sandberg",
    time: at("9:53 AM", "09:53"),
  },
  {
    id: 2,
    icon: StickyNote,
    title: "Elin Sandberg added a note",
    time: at("9:12 AM", "09:12"),
    details: (
      <Message tone="caution">The 94V XL arrives from the warehouse at 2 PM. Ship the rest together.</Message>
    ),
  },
  { id: 3, icon: CreditCard, title: "$336.79 paid with card ···· 4242", time: at("5:56 AM", "05:56") },
];

export const Playground: Story = { args: { label: "Timeline", entries } };

export const Tones: Story = {
  args: {
    label: "Activity",
    entries: [
      {
        id: 1,
        icon: TriangleAlert,
        tone: "critical",
        title: "The payment failed",
        details: "Insufficient funds. The customer was emailed.",
        time: at("11:20 AM", "11:20"),
      },
      {
        id: 2,
        icon: Pencil,
        tone: "info",
        title: "Product edited",
        by: "Somchai Prasert",
        time: at("10:02 AM", "10:02"),
        minor: {
          label: "3 edits",
          entries: [
            { id: 1, title: "Price: $74.40 → $78.80", time: at("10:02 AM", "10:02") },
            { id: 2, title: "Stock: 7 → 9", time: at("10:01 AM", "10:01") },
            { id: 3, title: "Title", time: at("9:58 AM", "09:58") },
          ],
        },
      },
      { id: 3, tone: "success", title: "Order placed", by: "Mara Lindqvist", time: at("5:56 AM", "05:56") },
    ],
  },
};
