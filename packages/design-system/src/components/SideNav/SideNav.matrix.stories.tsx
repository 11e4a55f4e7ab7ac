import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SideNav } from "./index.ts";

const meta: Meta<typeof SideNav> = { title: "Components/SideNav/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof SideNav>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        count: [undefined, extremes.zero, extremes.many],
        urgent: [false, true],
        current: [false, true],
        collapsible: [false, true],
      }}
    >
      {({ collapsible, ...link }) => (
        <SideNav
          label="Account"
          groups={[{ name: "Orders", collapsible, links: [{ label: "Refunds", href: "#", ...link }] }]}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <SideNav
          label={sample.title}
          groups={[
            {
              name: sample.title,
              collapsible: true,
              links: [
                { label: sample.sentence, href: "#a", current: true, count: extremes.many },
                { label: extremes.word, href: "#b" },
              ],
            },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
