import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { SixLanguages } from "../../testing/matrix.tsx";
import * as stories from "./CouponCard.stories.tsx";

const meta: Meta = { title: "Patterns/CouponCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const Whole = stories.Playground.render as ComponentType;

/** Every state in all six languages, in phone-width columns. */
export const SixNarrow: Story = {
  render: () => <SixLanguages width={320}>{() => <Whole />}</SixLanguages>,
};
