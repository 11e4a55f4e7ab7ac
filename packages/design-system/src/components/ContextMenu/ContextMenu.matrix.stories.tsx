import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Card } from "../Card/index.ts";
import { DropdownMenuItem } from "../DropdownMenu/index.ts";
import { ContextMenu } from "./index.ts";

const meta: Meta = { title: "Components/ContextMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Its rows are those of DropdownMenu, whose matrix shows them. */
export const LongAreas: Story = {
  render: () => (
    <SixLanguages width={180}>
      {(sample) => (
        <ContextMenu menu={<DropdownMenuItem>{sample.addToCart}</DropdownMenuItem>}>
          <Card tabIndex={0} role="group" aria-label={sample.title}>
            {sample.title} {extremes.word}
          </Card>
        </ContextMenu>
      )}
    </SixLanguages>
  ),
};
