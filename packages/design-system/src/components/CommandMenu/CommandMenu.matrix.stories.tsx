import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import { extremes } from "../../testing/matrix.tsx";
import { useSample } from "../../testing/samples.ts";
import { CommandMenu } from "./index.ts";

const meta: Meta = { title: "Components/CommandMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Only one menu can be open, so each language has its own picture. */
function Whole() {
  const sample = useSample();
  const onSelect = () => undefined;
  return (
    <CommandMenu
      defaultOpen
      label={sample.title}
      groups={[
        {
          label: sample.email,
          commands: [
            { id: "1", label: sample.title, description: sample.sentence, shortcut: "Mod Shift K", onSelect },
            { id: "2", label: extremes.word, icon: Package, disabled: true, onSelect },
          ],
        },
      ]}
    />
  );
}

export const English: Story = { render: () => <Whole /> };
export const Thai: Story = { ...English, globals: { language: "th" } };
export const Lao: Story = { ...English, globals: { language: "lo" } };
