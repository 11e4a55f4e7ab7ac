import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { AppShell, PageHeader } from "./index.ts";

const meta: Meta<typeof AppShell> = {
  title: "Components/AppShell/Matrix",
  tags: ["!dev"],
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

/** It fills the window, so each language has its own picture. */
function Whole() {
  const sample = useSample();
  return (
    <AppShell
      label={sample.title}
      brand={sample.email}
      groups={[
        {
          name: sample.title,
          links: [
            {
              label: sample.sentence,
              href: "#a",
              icon: Package,
              count: extremes.many,
              urgent: true,
              pages: [{ label: extremes.word, href: "#b", current: true }],
            },
            { label: extremes.word, href: "#c", icon: Package, count: extremes.zero },
          ],
        },
      ]}
    >
      <PageHeader title={sample.title} crumbs={[{ label: extremes.word }]} meta={sample.sentence} />
    </AppShell>
  );
}

export const Thai: Story = { render: () => <Whole />, globals: { language: "th" } };
export const Lao: Story = { ...Thai, globals: { language: "lo" } };
