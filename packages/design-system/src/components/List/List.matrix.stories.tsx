import type { Meta, StoryObj } from "@storybook/react-vite";
import Check from "lucide-react/icons/check";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { List, ListItem } from "./index.ts";

const meta: Meta = { title: "Components/List/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) =>
        (["bullet", "number", "divided"] as const).map((variant) => (
          <List key={variant} variant={variant}>
            <ListItem>{sample.sentence}</ListItem>
            <ListItem icon={Check} description={sample.title} end={extremes.many}>
              {extremes.word}
            </ListItem>
          </List>
        ))
      }
    </SixLanguages>
  ),
};
