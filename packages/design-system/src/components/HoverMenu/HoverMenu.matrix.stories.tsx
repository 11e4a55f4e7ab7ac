import type { Meta, StoryObj } from "@storybook/react-vite";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { textsOf } from "../../testing/shop-samples.ts";
import { Icon } from "../Icon/index.ts";
import { Link } from "../Link/index.ts";
import { HoverMenu } from "./index.ts";

const meta: Meta<typeof HoverMenu> = { title: "Components/HoverMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof HoverMenu>;

/** Each placement of the panel, with text and with an icon alone. */
export const EveryPlace: Story = {
  render: () => (
    <Combinations
      choices={{
        placement: ["below-start", "below-end", "before-start"] as const,
        words: ["Help", extremes.word, undefined],
      }}
      narrowest={400}
    >
      {({ placement, words }) => (
        <div style={{ display: "flex", justifyContent: "center", minBlockSize: 140 }}>
          <HoverMenu
            open
            placement={placement}
            trigger={words ?? <Icon shape={CircleHelp} />}
            triggerLabel={words ? undefined : "Help"}
          >
            <Link href="#shipping">{words ?? extremes.many.toLocaleString("en-US")}</Link>
          </HoverMenu>
        </div>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={360}>
      {(sample, language) => (
        <div style={{ minBlockSize: 200 }}>
          <HoverMenu open placement="below-start" trigger={textsOf(language).help}>
            <p>{sample.sentence}</p>
            <Link href="#email">{sample.title}</Link>
          </HoverMenu>
        </div>
      )}
    </SixLanguages>
  ),
};
